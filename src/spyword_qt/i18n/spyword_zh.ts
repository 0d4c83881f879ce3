<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About this game</source>
        <translation>关于本游戏</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>BackupFiles</name>
    <message>
        <source>Back Up</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Backups of The Spy’s Word</source>
        <translation>《间谍的词语》备份</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>BackupPanels</name>
    <message>
        <source>All that is kept here gives way to what the file holds. Then the game starts anew.</source>
        <translation>这里的全部内容会换成文件里的内容，然后游戏重新启动。</translation>
    </message>
    <message>
        <source>Back Up</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Keep What Is Here</source>
        <translation>保留现有数据</translation>
    </message>
    <message>
        <source>One file takes it all: people and their games, your packages, and the game that is on.</source>
        <translation>一个文件装下全部：玩家和战绩、自制卡包，还有没玩完的一局。</translation>
    </message>
    <message>
        <source>Putting the data in place …</source>
        <translation>正在恢复数据……</translation>
    </message>
    <message>
        <source>Reading the file …</source>
        <translation>正在读取文件……</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace everything by the backup?</source>
        <translation>用备份替换全部数据？</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>游戏数据</translation>
    </message>
</context>
<context>
    <name>BanditMatrix</name>
    <message>
        <source>Every vote</source>
        <translation>每次投票</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>out</source>
        <translation>出局</translation>
    </message>
</context>
<context>
    <name>BanditNights</name>
    <message>
        <source>The nights</source>
        <translation>每晚经过</translation>
    </message>
</context>
<context>
    <name>BanditResultScreen</name>
    <message>
        <source>Role hidden until the end</source>
        <translation>身份到最后才公开</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>All time</source>
        <translation>总榜</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>今晚</translation>
    </message>
</context>
<context>
    <name>BoardRows</name>
    <message>
        <source>{place}. {name}: {value} {note}</source>
        <translation>第{place}名，{name}：{value}，{note}</translation>
    </message>
</context>
<context>
    <name>CardScreen</name>
    <message>
        <source>Cards</source>
        <translation>看牌</translation>
    </message>
    <message>
        <source>Check My Word</source>
        <translation>查看我的词语</translation>
    </message>
    <message>
        <source>Got It</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>No word</source>
        <translation>没有词语</translation>
    </message>
    <message>
        <source>Only {name} should see this.</source>
        <translation>请只给{name}看。</translation>
    </message>
    <message>
        <source>Read it once more, then hide it.</source>
        <translation>再看一眼，然后藏好。</translation>
    </message>
    <message>
        <source>Read it, remember it, hide it. Then pass the device on.</source>
        <translation>看清，记住，藏好，再传给下一位。</translation>
    </message>
    <message>
        <source>You are a spy. Your word</source>
        <translation>你是间谍，你的词语是</translation>
    </message>
    <message>
        <source>You are the ghost</source>
        <translation>你是幽灵</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>你的词语</translation>
    </message>
</context>
<context>
    <name>CardsPart</name>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>ChoicePart</name>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>花边</translation>
    </message>
    <message>
        <source>Letters on the chip</source>
        <translation>筹码上的文字</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
</context>
<context>
    <name>ClueScreen</name>
    <message>
        <source>Check My Word</source>
        <translation>查看我的词语</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>线索</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>决斗</translation>
    </message>
    <message>
        <source>Duel: your clue</source>
        <translation>决斗：你的线索</translation>
    </message>
    <message>
        <source>I Gave My Clue</source>
        <translation>我说完线索了</translation>
    </message>
    <message>
        <source>Not your word, no part or translation of it, nothing said before.</source>
        <translation>不能带词语里的字，不能换成外语，也不能重复前面的线索。</translation>
    </message>
    <message>
        <source>One sentence, out loud.</source>
        <translation>大声说一句话。</translation>
    </message>
    <message>
        <source>One word, out loud.</source>
        <translation>大声说一个词。</translation>
    </message>
    <message>
        <source>Round {number}, clues</source>
        <translation>第{number}轮 · 线索</translation>
    </message>
    <message>
        <source>Round {number}, duel</source>
        <translation>第{number}轮 · 决斗</translation>
    </message>
    <message>
        <source>Speaking order</source>
        <translation>发言顺序</translation>
    </message>
    <message>
        <source>Then the others vote.</source>
        <translation>之后由其他人投票。</translation>
    </message>
    <message>
        <source>Then you all talk it over.</source>
        <translation>之后大家一起讨论。</translation>
    </message>
    <message>
        <source>Then {name}.</source>
        <translation>下一位：{name}。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number}/{all}</translation>
    </message>
</context>
<context>
    <name>CoverRow</name>
    <message>
        <source>Surprise me</source>
        <translation>随机卡包</translation>
    </message>
    <message>
        <source>new to everyone</source>
        <translation>大家都没玩过</translation>
    </message>
    <message>
        <source>the one you played longest ago</source>
        <translation>最久没玩的那个</translation>
    </message>
</context>
<context>
    <name>DawnScreen</name>
    <message>
        <source>Day {number}</source>
        <translation>第{number}天</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Why, and their roles, stay secret until the end.</source>
        <translation>原因和身份到最后才公布。</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <translation>平安夜，无人出局</translation>
    </message>
    <message numerus="yes">
        <source>Out last night</source>
        <translation>
            <numerusform>昨晚出局</numerusform>
        </translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>昨晚</translation>
    </message>
</context>
<context>
    <name>DiscussionScreen</name>
    <message>
        <source>Check My Word</source>
        <translation>查看我的词语</translation>
    </message>
    <message>
        <source>Last seconds</source>
        <translation>时间快到了</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>不限时间</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>出局</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Roles hidden</source>
        <translation>身份未公开</translation>
    </message>
    <message>
        <source>Round {number}, discussion</source>
        <translation>第{number}轮 · 讨论</translation>
    </message>
    <message>
        <source>Start Voting</source>
        <translation>开始投票</translation>
    </message>
    <message>
        <source>Still in</source>
        <translation>还在场上</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Talk it over</source>
        <translation>大家讨论</translation>
    </message>
    <message>
        <source>The device was asleep, so the clock is paused.</source>
        <translation>设备休眠过，计时已暂停。</translation>
    </message>
    <message>
        <source>Who has no word?</source>
        <translation>谁没有词？</translation>
    </message>
    <message>
        <source>Who holds the other word?</source>
        <translation>谁的词不一样？</translation>
    </message>
    <message>
        <source>{number} still in</source>
        <translation>场上{number}人</translation>
    </message>
</context>
<context>
    <name>DotsButton</name>
    <message>
        <source>More about {name}</source>
        <translation>{name}：更多</translation>
    </message>
</context>
<context>
    <name>EndGains</name>
    <message>
        <source>Make Profiles</source>
        <translation>建立档案</translation>
    </message>
    <message numerus="yes">
        <source>See it all, and make profiles for %n guests</source>
        <translation>
            <numerusform>查看全部，并为%n位游客建立档案</numerusform>
        </translation>
    </message>
    <message>
        <source>See what everybody gained</source>
        <translation>看看大家的收获</translation>
    </message>
</context>
<context>
    <name>EndVotes</name>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
</context>
<context>
    <name>ExportPanel</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Which packages?</source>
        <translation>导出哪些卡包？</translation>
    </message>
</context>
<context>
    <name>FieldsPart</name>
    <message>
        <source>Also accepted for the first word</source>
        <translation>第一个词的其他说法</translation>
    </message>
    <message>
        <source>Also accepted for the second word</source>
        <translation>第二个词的其他说法</translation>
    </message>
    <message>
        <source>Kind of both words, seen by all</source>
        <translation>两个词的类别，人人可见</translation>
    </message>
    <message>
        <source>e.g. {example}</source>
        <translation>例如{example}</translation>
    </message>
    <message>
        <source>mandarin</source>
        <translation>橘子</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙子</translation>
    </message>
    <message>
        <source>sweet orange</source>
        <translation>甜橙</translation>
    </message>
    <message>
        <source>tangerine, clementine</source>
        <translation>蜜橘，砂糖橘</translation>
    </message>
    <message>
        <source>Colour of the cover</source>
        <translation>封面颜色</translation>
    </message>
    <message>
        <source>Also accepted as a guess, separated by commas</source>
        <translation>猜词时也算对的写法，用逗号隔开</translation>
    </message>
    <message>
        <source>For games in every language that has no words of its own.</source>
        <translation>用于没有单独填词的语言。</translation>
    </message>
    <message>
        <source>Only for games in {language}. Left empty, the words for all languages are dealt.</source>
        <translation>只用于{language}的游戏。留空就用“所有语言”的词语。</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>水果</translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <source>A file takes people along to another machine, with all their games and titles.</source>
        <translation>存成一个文件，就能把玩家连同战绩和称号带到另一台电脑。</translation>
    </message>
    <message>
        <source>A file takes your own packages along to another machine, with their pictures.</source>
        <translation>存成一个文件，就能把自制卡包连同图片带到另一台电脑。</translation>
    </message>
    <message>
        <source>Add a List of Words</source>
        <translation>添加词语列表</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Export Everybody</source>
        <translation>导出所有玩家</translation>
    </message>
    <message>
        <source>Export Packages</source>
        <translation>导出卡包</translation>
    </message>
    <message>
        <source>Files and lists</source>
        <translation>文件和列表</translation>
    </message>
    <message>
        <source>Import from a File</source>
        <translation>从文件导入</translation>
    </message>
    <message>
        <source>People in files</source>
        <translation>玩家文件</translation>
    </message>
</context>
<context>
    <name>GainTile</name>
    <message>
        <source>{name}, {xp}</source>
        <comment>somebody and what they gained</comment>
        <translation>{name}，{xp}</translation>
    </message>
</context>
<context>
    <name>GainsBody</name>
    <message>
        <source>Guests</source>
        <translation>游客</translation>
    </message>
    <message>
        <source>Whoever gets a profile now keeps what this game brings.</source>
        <translation>现在建立档案，就能留住这一局的收获。</translation>
    </message>
</context>
<context>
    <name>GainsPanel</name>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Make Profiles</source>
        <translation>建立档案</translation>
    </message>
    <message>
        <source>Make profiles</source>
        <translation>建立档案</translation>
    </message>
    <message>
        <source>Votes were hidden: what they earned shows after the next game.</source>
        <translation>本局不公开投票，投中得到的经验下一局结束后才显示。</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Nights, days and a judge. 12 to 16&#xa0;people.</source>
        <translation>有黑夜、白天和法官。12⁠到⁠16⁠人。</translation>
    </message>
    <message>
        <source>One word is different. 4 to 12&#xa0;people.</source>
        <translation>有人的词不一样。4⁠到⁠12⁠人。</translation>
    </message>
</context>
<context>
    <name>GuessScreen</name>
    <message>
        <source>Everyone may watch.</source>
        <translation>大家都可以看。</translation>
    </message>
    <message>
        <source>Submit Guess</source>
        <translation>提交猜测</translation>
    </message>
    <message>
        <source>The ghost guesses</source>
        <translation>幽灵猜词</translation>
    </message>
    <message>
        <source>Think aloud if you like: only what you submit counts.</source>
        <translation>可以边想边说，提交的才算数。</translation>
    </message>
    <message>
        <source>What is the citizens’ word?</source>
        <translation>平民的词语是什么？</translation>
    </message>
    <message>
        <source>You have one guess, and only one.</source>
        <translation>只有一次机会。</translation>
    </message>
    <message>
        <source>You are the ghost</source>
        <translation>你是幽灵</translation>
    </message>
</context>
<context>
    <name>GuestRow</name>
    <message>
        <source>Another name</source>
        <translation>换个名字</translation>
    </message>
    <message>
        <source>Another name for {name}</source>
        <translation>给{name}换个名字</translation>
    </message>
    <message>
        <source>Make a Profile</source>
        <translation>建立档案</translation>
    </message>
    <message>
        <source>Make a profile of {name}</source>
        <translation>为{name}建立档案</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save another name for {name}</source>
        <translation>保存{name}的新名字</translation>
    </message>
</context>
<context>
    <name>GuestTile</name>
    <message>
        <source>Seat {name} as a guest</source>
        <translation>让{name}以游客身份入座</translation>
    </message>
    <message>
        <source>Sit down as a guest</source>
        <translation>以游客身份入座</translation>
    </message>
</context>
<context>
    <name>HalfRestoredScreen</name>
    <message>
        <source>Restoring could not be finished</source>
        <translation>恢复未能完成</translation>
    </message>
    <message>
        <source>Some of the data can’t be put in place. Nothing is lost: see that there is room and a right to write, then start the game again.</source>
        <translation>部分数据无法放回原位。数据没有丢失：请检查磁盘空间和写入权限，然后重新启动游戏。</translation>
    </message>
</context>
<context>
    <name>HandoffScreen</name>
    <message>
        <source>Back to the Table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>看牌</translation>
    </message>
    <message>
        <source>Check My Word</source>
        <translation>查看我的词语</translation>
    </message>
    <message>
        <source>Covered: the window was left.</source>
        <translation>离开过窗口，已遮住。</translation>
    </message>
    <message>
        <source>Everyone else, look away.</source>
        <translation>其他人别偷看。</translation>
    </message>
    <message>
        <source>For one pair of eyes</source>
        <translation>只给一个人看</translation>
    </message>
    <message>
        <source>I Am {name}</source>
        <translation>我是{name}</translation>
    </message>
    <message>
        <source>It is your vote in the duel.</source>
        <translation>决斗投票，轮到你了。</translation>
    </message>
    <message>
        <source>It is your vote.</source>
        <translation>轮到你投票。</translation>
    </message>
    <message>
        <source>Pass to</source>
        <translation>请传给</translation>
    </message>
    <message>
        <source>Round {number}, duel vote</source>
        <translation>第{number}轮 · 决斗投票</translation>
    </message>
    <message>
        <source>Round {number}, vote</source>
        <translation>第{number}轮 · 投票</translation>
    </message>
    <message>
        <source>Somebody left: the vote begins anew.</source>
        <translation>有人离开了，重新投票。</translation>
    </message>
    <message>
        <source>The game goes on where it was.</source>
        <translation>从刚才的地方继续。</translation>
    </message>
    <message>
        <source>This is for your eyes only.</source>
        <translation>这一屏只给你看。</translation>
    </message>
    <message>
        <source>Time is up: now everyone votes.</source>
        <translation>时间到，大家投票。</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Your card is waiting.</source>
        <translation>轮到你看牌。</translation>
    </message>
    <message>
        <source>Your card, once more.</source>
        <translation>再看一眼自己的牌。</translation>
    </message>
</context>
<context>
    <name>HandsScreen</name>
    <message>
        <source>All are called</source>
        <translation>都叫完了</translation>
    </message>
    <message>
        <source>Candidates and votes</source>
        <translation>候选人与票数</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Close It</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Close the Vote</source>
        <translation>结束投票</translation>
    </message>
    <message>
        <source>Close the vote?</source>
        <translation>结束投票？</translation>
    </message>
    <message>
        <source>Keep Counting</source>
        <translation>继续计票</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一位</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>下一位：{name}</translation>
    </message>
    <message>
        <source>Who raises a hand against {name}?</source>
        <translation>投{name}的请举手</translation>
    </message>
    <message>
        <source>Without a vote: {names}.</source>
        <translation>还没投的：{names}。</translation>
    </message>
    <message>
        <source>no vote yet</source>
        <translation>还没投</translation>
    </message>
    <message>
        <source>votes against {name}</source>
        <translation>投给{name}</translation>
    </message>
    <message>
        <source>whom they vote against</source>
        <translation>投给谁</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Table menu</source>
        <translation>牌桌菜单</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>And for 12 to 16 of you, with a judge: Secret Bandit.</source>
        <translation>12到16人再加一位法官，还能玩秘匪。</translation>
    </message>
    <message>
        <source>Everyone has a word. Not everyone has yours.</source>
        <translation>人人都有词，未必和你一样。</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>玩法入门</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>卡包</translation>
    </message>
    <message>
        <source>People</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>偏好设置</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Resume the Game</source>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The Spy’s Word</source>
        <translation>间谍的词语</translation>
    </message>
    <message>
        <source>Tonight’s table</source>
        <translation>今晚的牌桌</translation>
    </message>
</context>
<context>
    <name>InviteBody</name>
    <message>
        <source>At the table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>New Person</source>
        <translation>新玩家</translation>
    </message>
    <message>
        <source>Nobody sits yet.</source>
        <translation>还没有人入座。</translation>
    </message>
    <message>
        <source>Search or type a name</source>
        <translation>搜索或输入名字</translation>
    </message>
</context>
<context>
    <name>InviteSheet</name>
    <message>
        <source>Everybody with a profile sits at the table.</source>
        <translation>有档案的玩家都入座了。</translation>
    </message>
    <message>
        <source>Nobody else with a profile is called “{name}”.</source>
        <translation>没有别的档案叫“{name}”。</translation>
    </message>
    <message>
        <source>Nobody has a profile yet. Make one, or type the name of a guest.</source>
        <translation>还没有人建过档案。建一个，或输入游客的名字。</translation>
    </message>
    <message>
        <source>What is played on this seat will count for them.</source>
        <translation>这个座位的战绩会记在这位玩家名下。</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>{name}是哪位？</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>谁来玩？</translation>
    </message>
</context>
<context>
    <name>JudgeScreen</name>
    <message>
        <source>Covered: the window was left.</source>
        <translation>离开过窗口，已遮住。</translation>
    </message>
    <message>
        <source>Everyone else, close your eyes.</source>
        <translation>其他人请闭眼。</translation>
    </message>
    <message>
        <source>I Am {name}</source>
        <translation>我是{name}</translation>
    </message>
    <message>
        <source>Only the judge looks</source>
        <translation>只给法官看</translation>
    </message>
    <message>
        <source>The game goes on where it was.</source>
        <translation>从刚才的地方继续。</translation>
    </message>
    <message>
        <source>The night goes on.</source>
        <translation>天还没亮，继续。</translation>
    </message>
</context>
<context>
    <name>JudgedPart</name>
    <message>
        <source>Holds the device and leads nights and days, but doesn’t play.</source>
        <translation>拿着设备主持黑夜和白天，自己不玩。</translation>
    </message>
    <message>
        <source>Judge’s name</source>
        <translation>法官的名字</translation>
    </message>
    <message>
        <source>The judge</source>
        <translation>法官</translation>
    </message>
    <message>
        <source>With {count} people: {roles}</source>
        <translation>{count}人局：{roles}</translation>
    </message>
</context>
<context>
    <name>JudgedPills</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Also roles that are out or have nothing to do. It is faster without, but a call that is missing tells the table who had that role.</source>
        <translation>已出局或无事可做的身份也照叫。不叫会快些，但少叫了谁，大家就知道出局的人是什么身份。</translation>
    </message>
    <message>
        <source>Call everybody</source>
        <translation>每个身份都叫</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>全部身份</translation>
    </message>
    <message>
        <source>Everybody speaks as long as they like.</source>
        <translation>想说多久就说多久。</translation>
    </message>
    <message>
        <source>How long everybody may speak.</source>
        <translation>每人可以说多久。</translation>
    </message>
    <message>
        <source>It says aloud what the judge would, at night.</source>
        <translation>夜里由设备念法官的台词。</translation>
    </message>
    <message>
        <source>Night Calls</source>
        <translation>夜里叫谁</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>不限时</translation>
    </message>
    <message>
        <source>Speech Clock</source>
        <translation>发言时间</translation>
    </message>
    <message>
        <source>The device speaks</source>
        <translation>设备念台词</translation>
    </message>
    <message>
        <source>Who has to act</source>
        <translation>只叫有行动的</translation>
    </message>
    <message>
        <source>Whom the judge calls at night.</source>
        <translation>法官夜里叫哪些身份。</translation>
    </message>
</context>
<context>
    <name>KindSwitch</name>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
</context>
<context>
    <name>KindTile</name>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
</context>
<context>
    <name>KindsPage</name>
    <message>
        <source>Each disc is a package with two secret words. “3×” means that it was played three times. “Surprise me” picks from the kinds that are on.</source>
        <translation>每个圆片是一个卡包，里面有两个秘密词语。“3×”表示玩过三次。“随机卡包”只从开启的类别里选。</translation>
    </message>
    <message>
        <source>Every kind is off: a surprise may be of any.</source>
        <translation>所有类别都关了，随机卡包不限类别。</translation>
    </message>
    <message>
        <source>Switch All On</source>
        <translation>全部开启</translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message>
        <source>A list of words</source>
        <translation>词语列表</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Every line can be played.</source>
        <translation>每一行都能用。</translation>
    </message>
    <message>
        <source>Nothing is in the list yet.</source>
        <translation>列表还是空的。</translation>
    </message>
    <message>
        <source>Two words a line, with a comma, a semicolon, a tab or a dash between them.</source>
        <translation>每行两个词，中间用逗号、分号、制表符或破折号隔开。</translation>
    </message>
</context>
<context>
    <name>MishapScreen</name>
    <message>
        <source>Go On</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>It is the program’s fault, not yours. Nothing that was kept is lost.</source>
        <translation>是程序的错，不怪你。已保存的内容都还在。</translation>
    </message>
    <message>
        <source>It is the program’s fault, not yours. Your game is saved, and its secrets are covered.</source>
        <translation>是程序的错，不怪你。这一局已保存，秘密也都遮住了。</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>出了点问题</translation>
    </message>
    <message>
        <source>Start Anew</source>
        <translation>重新开始</translation>
    </message>
</context>
<context>
    <name>NameEntry</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Player’s name</source>
        <translation>玩家名字</translation>
    </message>
    <message>
        <source>The table is full: {most} can play.</source>
        <translation>人满了，最多{most}人。</translation>
    </message>
</context>
<context>
    <name>NightScreen</name>
    <message>
        <source>Confirm</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Empty needle</source>
        <translation>空针</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Hold Fire</source>
        <translation>不开枪</translation>
    </message>
    <message>
        <source>One Step Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>出局</translation>
    </message>
    <message>
        <source>They Have Seen It</source>
        <translation>他们看到了</translation>
    </message>
</context>
<context>
    <name>NightScript</name>
    <message>
        <source>Awake</source>
        <translation>睁眼的人</translation>
    </message>
    <message>
        <source>Confirm that nobody is shot, or tap somebody.</source>
        <translation>确认不开枪，或点一个人。</translation>
    </message>
    <message>
        <source>Confirm to see the answer, or tap somebody else.</source>
        <translation>确认后看答案，或改点别人。</translation>
    </message>
    <message>
        <source>Confirm, or tap somebody else.</source>
        <translation>确认，或改点别人。</translation>
    </message>
    <message>
        <source>Nobody is chosen.</source>
        <translation>没有选人。</translation>
    </message>
    <message>
        <source>Say aloud</source>
        <translation>请念</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>不要出声</translation>
    </message>
    <message>
        <source>Nobody answers. Wait as long as a choice takes.</source>
        <translation>没有人回应。停一会儿，装作有人在选。</translation>
    </message>
    <message>
        <source>Show the police your thumb, or this screen.</source>
        <translation>给警察看手势，或出示本屏幕。</translation>
    </message>
    <message>
        <source>Tap whom the doctor points at. A syringe marks who has an empty needle.</source>
        <translation>医生指谁就点谁。有针筒标记的人挨过空针。</translation>
    </message>
    <message>
        <source>The bandit has fired and wakes with them. Tap whom they agree on.</source>
        <translation>秘匪开过枪，也已睁眼。
他们指谁就点谁。</translation>
    </message>
    <message>
        <source>The bandit points at one player, or shakes their head to hold fire.</source>
        <translation>秘匪指一个人，或摇头表示不开枪。</translation>
    </message>
    <message>
        <source>The doctor points, perhaps at themselves. Tap whom.</source>
        <translation>医生指谁就点谁，可以指自己。</translation>
    </message>
    <message>
        <source>Then say</source>
        <translation>接着说</translation>
    </message>
    <message>
        <source>They point, without a sound. Tap whom they agree on.</source>
        <translation>他们指谁就点谁，别出声。</translation>
    </message>
    <message>
        <source>They point, without a sound. Tap whom they check.</source>
        <translation>他们指谁就点谁，别出声。</translation>
    </message>
    <message>
        <source>Wake nobody again: confirm, or tap somebody else.</source>
        <translation>不用再叫醒谁，确认或改点别人。</translation>
    </message>
    <message>
        <source>Wake nobody again: confirm, or tap somebody.</source>
        <translation>不用再叫醒谁，确认或点一个人。</translation>
    </message>
    <message>
        <source>{name} is checked.</source>
        <translation>要验{name}。</translation>
    </message>
    <message>
        <source>{name} is chosen.</source>
        <translation>选了{name}。</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>排序方式</translation>
    </message>
</context>
<context>
    <name>OverScreen</name>
    <message>
        <source>Every vote</source>
        <translation>每次投票</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>主页</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>The citizens’ word</source>
        <translation>平民的词语</translation>
    </message>
    <message>
        <source>The spies’ word</source>
        <translation>间谍的词语</translation>
    </message>
    <message>
        <source>The spy’s word</source>
        <translation>间谍的词语</translation>
    </message>
    <message>
        <source>Votes received</source>
        <translation>得票</translation>
    </message>
    <message>
        <source>Who was who</source>
        <translation>身份揭晓</translation>
    </message>
    <message>
        <source>Who was who, and every vote</source>
        <translation>身份揭晓和每次投票</translation>
    </message>
    <message>
        <source>Who was who, and the last votes</source>
        <translation>身份揭晓和最后几次投票</translation>
    </message>
    <message>
        <source>Who was who, and votes received</source>
        <translation>身份揭晓和得票</translation>
    </message>
    <message>
        <source>{rounds} {why}</source>
        <translation>{rounds}{why}</translation>
    </message>
</context>
<context>
    <name>OwnMenu</name>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <translation>删除{name}？</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Export to a File</source>
        <translation>导出到文件</translation>
    </message>
    <message>
        <source>Its words and pictures go. You can undo that until you leave this screen.</source>
        <translation>词语和图片也会删除，离开本页前可撤销。</translation>
    </message>
    <message>
        <source>Keep the Package</source>
        <translation>保留卡包</translation>
    </message>
    <message>
        <source>Open and Edit</source>
        <translation>打开编辑</translation>
    </message>
    <message>
        <source>Opening it shows its words to whoever is looking.</source>
        <translation>打开后，在看屏幕的人都会看到词语。</translation>
    </message>
</context>
<context>
    <name>OwnPage</name>
    <message>
        <source>New Package</source>
        <translation>新建卡包</translation>
    </message>
    <message>
        <source>You see kinds only. The words stay secret until somebody edits them.</source>
        <translation>这里只显示类别，打开编辑才会看到词语。</translation>
    </message>
</context>
<context>
    <name>PackEditor</name>
    <message>
        <source>Both words have a picture.</source>
        <translation>两个词都有图片。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>The picture is looked at.</source>
        <translation>正在检查图片……</translation>
    </message>
    <message>
        <source>There is no picture to paste.</source>
        <translation>剪贴板里没有图片。</translation>
    </message>
    <message>
        <source>Without pictures, both cards show the same sign: it tells nothing.</source>
        <translation>没有图片时，两张牌显示同样的图案，不泄露任何信息。</translation>
    </message>
</context>
<context>
    <name>PackField</name>
    <message>
        <source>Whether a surprise may be of this kind</source>
        <translation>随机卡包是否包括这一类</translation>
    </message>
</context>
<context>
    <name>PackFiles</name>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Export Packages</source>
        <translation>导出卡包</translation>
    </message>
    <message>
        <source>Import Packages</source>
        <translation>导入卡包</translation>
    </message>
    <message>
        <source>Lists of words</source>
        <translation>词语列表</translation>
    </message>
    <message>
        <source>Open a List</source>
        <translation>打开列表</translation>
    </message>
    <message>
        <source>Packages of The Spy’s Word</source>
        <translation>《间谍的词语》卡包</translation>
    </message>
</context>
<context>
    <name>PackSheet</name>
    <message>
        <source>Each disc is a package: two secret words of that kind. “3×” means that it was played three times. “Surprise me” picks from the kinds that are on.</source>
        <translation>每个圆片是一个卡包：两个同类的秘密词语。“3×”表示玩过三次。“随机卡包”只从开启的类别里选。</translation>
    </message>
    <message>
        <source>Every package</source>
        <translation>全部卡包</translation>
    </message>
</context>
<context>
    <name>PackagesEmpty</name>
    <message>
        <source>Add a List of Words</source>
        <translation>添加词语列表</translation>
    </message>
    <message>
        <source>Import from a File</source>
        <translation>从文件导入</translation>
    </message>
    <message>
        <source>Make the First Package</source>
        <translation>创建第一个卡包</translation>
    </message>
    <message>
        <source>Two words that are easily confused make a package: two places in town, two of your dogs.</source>
        <translation>两个容易弄混的词就是一个卡包，比如城里的两个地方、家里的两只狗。</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>自己出词</translation>
    </message>
</context>
<context>
    <name>PackagesScreen</name>
    <message>
        <source>All kinds</source>
        <translation>全部类别</translation>
    </message>
    <message>
        <source>Files and lists</source>
        <translation>文件和列表</translation>
    </message>
    <message>
        <source>New package</source>
        <translation>新建卡包</translation>
    </message>
    <message>
        <source>Package of your own</source>
        <translation>自制卡包</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>卡包</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自制</translation>
    </message>
</context>
<context>
    <name>PageButtons</name>
    <message>
        <source>Former packages</source>
        <translation>前面的卡包</translation>
    </message>
    <message>
        <source>More packages</source>
        <translation>后面的卡包</translation>
    </message>
</context>
<context>
    <name>ParcelPanel</name>
    <message>
        <source>Adding packages …</source>
        <translation>正在添加卡包……</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Nothing is new here</source>
        <translation>没有新卡包</translation>
    </message>
    <message>
        <source>Reading the file …</source>
        <translation>正在读取文件……</translation>
    </message>
    <message>
        <source>With many pictures that takes some seconds.</source>
        <translation>图片多的话需要几秒。</translation>
    </message>
    <message>
        <source>You see kinds only: the words stay secret.</source>
        <translation>只显示类别，词语保密。</translation>
    </message>
</context>
<context>
    <name>PeopleEmpty</name>
    <message>
        <source>Add the First Person</source>
        <translation>添加第一位玩家</translation>
    </message>
    <message>
        <source>Import from a File</source>
        <translation>从文件导入</translation>
    </message>
    <message>
        <source>Nobody here yet</source>
        <translation>这里还没有人</translation>
    </message>
    <message>
        <source>People with a profile keep what they play for: levels, titles, and every game.</source>
        <translation>建了档案，等级、称号、战绩都会留下。</translation>
    </message>
</context>
<context>
    <name>PeopleField</name>
    <message>
        <source>Retired</source>
        <translation>已隐退</translation>
    </message>
</context>
<context>
    <name>PeopleFiles</name>
    <message>
        <source>Export People</source>
        <translation>导出玩家</translation>
    </message>
    <message>
        <source>Import People</source>
        <translation>导入玩家</translation>
    </message>
    <message>
        <source>People of The Spy’s Word</source>
        <translation>《间谍的词语》玩家</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>How the list is sorted</source>
        <translation>名单排序</translation>
    </message>
    <message>
        <source>New Person</source>
        <translation>新玩家</translation>
    </message>
    <message>
        <source>Nobody here is called “{name}”.</source>
        <translation>这里没有叫“{name}”的人。</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>按名字搜索</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>PeopleTop</name>
    <message>
        <source>Board</source>
        <translation>排行榜</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有玩家</translation>
    </message>
    <message>
        <source>Files of people</source>
        <translation>玩家文件</translation>
    </message>
    <message>
        <source>People</source>
        <translation>玩家</translation>
    </message>
</context>
<context>
    <name>PersonMenu</name>
    <message>
        <source>Bring Back</source>
        <translation>复出</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <translation>删除{name}？</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Export to a File</source>
        <translation>导出到文件</translation>
    </message>
    <message>
        <source>Keep the Profile</source>
        <translation>保留档案</translation>
    </message>
    <message>
        <source>Keeps everything, and is no longer offered when a game is set up.</source>
        <translation>战绩全部保留，开局时不再列出。</translation>
    </message>
    <message>
        <source>Name and Chip</source>
        <translation>名字和筹码</translation>
    </message>
    <message>
        <source>Offered again when a game is set up.</source>
        <translation>开局时重新列出。</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>隐退</translation>
    </message>
    <message>
        <source>There are no games yet that would be lost with this profile.</source>
        <translation>还没有战绩，删除档案不会损失什么。</translation>
    </message>
    <message>
        <source>{games}, {titles} and level {level} are lost with this profile.</source>
        <translation>{games}的战绩、{titles}和{level}级都会随档案消失。</translation>
    </message>
</context>
<context>
    <name>PersonOverview</name>
    <message>
        <source>All Titles</source>
        <translation>全部称号</translation>
    </message>
    <message>
        <source>Last ten games</source>
        <translation>最近十局</translation>
    </message>
    <message>
        <source>Last ten games, the latest last: {verdicts}</source>
        <translation>最近十局，从早到晚：{verdicts}</translation>
    </message>
    <message>
        <source>No finished game yet.</source>
        <translation>还没有玩完过一局。</translation>
    </message>
    <message>
        <source>The first one brings XP, and a title with it.</source>
        <translation>玩完第一局，就有经验和一个称号。</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>称号</translation>
    </message>
    <message numerus="yes">
        <source>{hits} of %n votes that could be on target</source>
        <translation>
            <numerusform>能投中的%n票里投中{hits}票</numerusform>
        </translation>
    </message>
    <message>
        <source>best streak</source>
        <translation>最高连胜</translation>
    </message>
    <message>
        <source>games</source>
        <translation>总局数</translation>
    </message>
    <message>
        <source>on target</source>
        <translation>命中率</translation>
    </message>
    <message>
        <source>votes on target</source>
        <translation>投票命中率</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜局</translation>
    </message>
    <message>
        <source>{earned} of {count}</source>
        <translation>{earned}/{count}</translation>
    </message>
</context>
<context>
    <name>PersonPill</name>
    <message>
        <source>Add {name}</source>
        <translation>添加{name}</translation>
    </message>
</context>
<context>
    <name>PersonRecord</name>
    <message>
        <source>Games won, of all that were played</source>
        <translation>胜局与总局数</translation>
    </message>
    <message>
        <source>Not in this line: {xp} XP for votes that stayed secret.</source>
        <translation>不含未公开投票得到的{xp}经验。</translation>
    </message>
    <message>
        <source>XP over time</source>
        <translation>经验增长</translation>
    </message>
</context>
<context>
    <name>PersonScreen</name>
    <message>
        <source>Change Title</source>
        <translation>更换称号</translation>
    </message>
    <message>
        <source>Choose a Title</source>
        <translation>选择称号</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Edit Name and Chip</source>
        <translation>编辑名字和筹码</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>In Numbers</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>No finished game yet.</source>
        <translation>还没有玩完过一局。</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>People</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>The latest games</source>
        <translation>最近的对局</translation>
    </message>
</context>
<context>
    <name>PersonTile</name>
    <message>
        <source>last played: {day}</source>
        <translation>上次游戏：{day}</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>{number}级</translation>
    </message>
</context>
<context>
    <name>PicturePanel</name>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Choose a File</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Choose a Picture</source>
        <translation>选择图片</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>The middle of it is shown, in a circle. You can also drop a file onto the card.</source>
        <translation>圆圈里显示图片的中间部分。也可以把文件拖到牌上。</translation>
    </message>
</context>
<context>
    <name>PicturePart</name>
    <message>
        <source>Choose a Picture</source>
        <translation>选择图片</translation>
    </message>
    <message>
        <source>Paste a Picture</source>
        <translation>粘贴图片</translation>
    </message>
    <message>
        <source>Remove the Picture</source>
        <translation>移除图片</translation>
    </message>
</context>
<context>
    <name>PreferenceControls</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Cards turn at once, and nothing slides.</source>
        <translation>翻牌和切换画面都不带动画。</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>F11 does it, too.</source>
        <translation>也可以按F11。</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>保持屏幕常亮</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>播放音效</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>While you talk and vote.</source>
        <translation>讨论和投票的时候。</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Light or Dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>屏幕</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
</context>
<context>
    <name>PreferencesScreen</name>
    <message>
        <source>About This Game</source>
        <translation>关于本游戏</translation>
    </message>
    <message>
        <source>Back Up and Restore</source>
        <translation>备份与恢复</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>偏好设置</translation>
    </message>
</context>
<context>
    <name>PrivateScreen</name>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>For {name} only</source>
        <translation>只给{name}看</translation>
    </message>
    <message>
        <source>It is thrown away.</source>
        <translation>输入什么都不算数。</translation>
    </message>
    <message>
        <source>Only {name} should see this.</source>
        <translation>请只给{name}看。</translation>
    </message>
    <message>
        <source>Type any word, so that nobody can tell.</source>
        <translation>随便输入一个词，别让人看出来。</translation>
    </message>
    <message>
        <source>Type one word, then hide the screen.</source>
        <translation>输入一个词，再把画面藏好。</translation>
    </message>
    <message>
        <source>What is the citizens’ word?</source>
        <translation>平民的词语是什么？</translation>
    </message>
    <message>
        <source>You are a citizen</source>
        <translation>你是平民</translation>
    </message>
    <message>
        <source>You are a spy</source>
        <translation>你是间谍</translation>
    </message>
    <message>
        <source>You are the ghost</source>
        <translation>你是幽灵</translation>
    </message>
    <message>
        <source>You have one guess, and only one.</source>
        <translation>只有一次机会。</translation>
    </message>
</context>
<context>
    <name>ProfileSheet</name>
    <message>
        <source>A chip has room for two letters.</source>
        <translation>筹码上最多放两个字。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a Picture</source>
        <translation>选择图片</translation>
    </message>
    <message>
        <source>Drop a picture here.</source>
        <translation>把图片拖到这里。</translation>
    </message>
    <message>
        <source>Name and chip</source>
        <translation>名字和筹码</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>新玩家</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>The picture is looked at.</source>
        <translation>正在检查图片……</translation>
    </message>
    <message>
        <source>There is no picture to paste.</source>
        <translation>剪贴板里没有图片。</translation>
    </message>
</context>
<context>
    <name>RecommendedLine</name>
    <message>
        <source>Back to Recommended for {count}</source>
        <translation>恢复{count}人推荐设置</translation>
    </message>
    <message>
        <source>Recommended for {count}</source>
        <translation>{count}人推荐设置</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>A duel</source>
        <translation>决斗</translation>
    </message>
    <message>
        <source>A lot</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>A tap on the rows ends it.</source>
        <translation>点一下即可跳过。</translation>
    </message>
    <message>
        <source>Being drawn</source>
        <translation>正在抽签</translation>
    </message>
    <message>
        <source>How the table voted</source>
        <translation>大家怎么投的</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <translation>无人出局</translation>
    </message>
    <message>
        <source>Once more round the table with the same words. The next vote can’t be passed.</source>
        <translation>词语不变，再来一轮。下次不能弃票。</translation>
    </message>
    <message>
        <source>One try to name the citizens’ word.</source>
        <translation>有一次机会猜平民的词语。</translation>
    </message>
    <message>
        <source>Role hidden</source>
        <translation>身份未公开</translation>
    </message>
    <message>
        <source>Round {number}, result</source>
        <translation>第{number}轮 · 结果</translation>
    </message>
    <message>
        <source>Somebody of the duel has left, so there is none.</source>
        <translation>有决斗者离开，决斗取消。</translation>
    </message>
    <message>
        <source>That decides the game.</source>
        <translation>胜负已分。</translation>
    </message>
    <message>
        <source>Hand the device to whoever is out: one screen is for them alone.</source>
        <translation>把设备交给出局的人单独看。</translation>
    </message>
    <message>
        <source>{names} give one more clue, then the others vote.</source>
        <translation>{names}各说一条新线索，然后其他人投票。</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Take the device and tap your name.</source>
        <translation>拿好设备，点自己的名字。</translation>
    </message>
    <message>
        <source>Who wants to check their word?</source>
        <translation>谁想查看自己的词语？</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>How it is played</source>
        <translation>怎么玩</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>All rules</source>
        <translation>完整规则</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法入门</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>ScopeTab</name>
    <message>
        <source>Filled in</source>
        <translation>已填写</translation>
    </message>
    <message>
        <source>Something here can’t stay as it is.</source>
        <translation>这里有内容需要修改。</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Move Left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Move Right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>Play as a Guest</source>
        <translation>改为游客</translation>
    </message>
    <message>
        <source>Player’s name</source>
        <translation>玩家名字</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Say Who This Is</source>
        <translation>认领档案</translation>
    </message>
    <message>
        <source>Seat {seat} of {count}</source>
        <translation>第{seat}座，共{count}座</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>游客</translation>
    </message>
</context>
<context>
    <name>SettingControls</name>
    <message>
        <source>Afterwards everybody sees who voted for whom.</source>
        <translation>投完后，谁投了谁都会公开。</translation>
    </message>
    <message>
        <source>Chance decides at once.</source>
        <translation>当场由运气决定。</translation>
    </message>
    <message>
        <source>Allow passing the vote</source>
        <translation>允许弃票</translation>
    </message>
    <message>
        <source>Else their cards look like everybody’s.</source>
        <translation>不开启的话，他们的牌和大家的没有两样。</translation>
    </message>
    <message>
        <source>Else they stay hidden until the game ends.</source>
        <translation>不开启的话，到游戏结束才公开。</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>幽灵</translation>
    </message>
    <message>
        <source>Gives more away: good for a first game.</source>
        <translation>透露得更多，适合第一次玩。</translation>
    </message>
    <message>
        <source>Has no word. Voted out, it may guess yours and win alone.</source>
        <translation>没有词语。被投出局后可以猜平民的词语，猜中就独自获胜。</translation>
    </message>
    <message>
        <source>If nobody has more votes than “pass”, nobody is out.</source>
        <translation>没人的得票超过弃票数，就无人出局。</translation>
    </message>
    <message>
        <source>It takes five people.</source>
        <translation>至少要五个人。</translation>
    </message>
    <message>
        <source>Reveal eliminated roles</source>
        <translation>公开出局者的角色</translation>
    </message>
    <message>
        <source>Spies know their role</source>
        <translation>间谍知道自己的身份</translation>
    </message>
    <message>
        <source>No clock: you start the vote when you are ready.</source>
        <translation>不计时，准备好了就开始投票。</translation>
    </message>
    <message>
        <source>One more clue each, then the others vote between them.</source>
        <translation>平票的人各说一条新线索，其他人在他们当中投票。</translation>
    </message>
    <message>
        <source>Only how many votes everybody got.</source>
        <translation>只公布每人得几票，不公布谁投的。</translation>
    </message>
    <message>
        <source>Quick, and hard for the spies.</source>
        <translation>节奏快，间谍更难混。</translation>
    </message>
    <message>
        <source>With so many spies it takes more people.</source>
        <translation>间谍这么多，人数还不够。</translation>
    </message>
    <message>
        <source>from {count} people</source>
        <translation>{count}人起</translation>
    </message>
</context>
<context>
    <name>SettingPills</name>
    <message>
        <source>Discussion Time</source>
        <translation>讨论时间</translation>
    </message>
    <message>
        <source>How long you talk before you vote.</source>
        <translation>投票前讨论多久。</translation>
    </message>
    <message>
        <source>How much everybody says about their word.</source>
        <translation>描述词语时每人能说多少。</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Speaking Mode</source>
        <translation>发言模式</translation>
    </message>
    <message>
        <source>Tie Breaker</source>
        <translation>平票处理</translation>
    </message>
    <message>
        <source>Vote Result</source>
        <translation>投票结果</translation>
    </message>
    <message>
        <source>What everybody gets to see of a vote.</source>
        <translation>投票结束后给大家看什么。</translation>
    </message>
    <message>
        <source>What follows when several have most votes.</source>
        <translation>几个人并列最高票时怎么办。</translation>
    </message>
    <message>
        <source>Who sits there beside the citizens, and who gets to know it.</source>
        <translation>除了平民还有谁，谁会知道自己的身份。</translation>
    </message>
    <message>
        <source>{votes} + pass</source>
        <translation>{votes}＋弃票</translation>
    </message>
</context>
<context>
    <name>SetupPeople</name>
    <message>
        <source>guest</source>
        <translation>游客</translation>
    </message>
</context>
<context>
    <name>SetupScreen</name>
    <message numerus="yes">
        <source>%n more players are needed.</source>
        <translation>
            <numerusform>还差%n人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players too many for this game.</source>
        <translation>
            <numerusform>这个游戏多了%n人。</numerusform>
        </translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>全部{count}个</translation>
    </message>
    <message>
        <source>Another game is waiting</source>
        <translation>还有一局没玩完</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Deal This One</source>
        <translation>发新的一局</translation>
    </message>
    <message>
        <source>Deal the Cards</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>保留上一局</translation>
    </message>
    <message>
        <source>The judge needs another name.</source>
        <translation>法官要换个名字。</translation>
    </message>
    <message>
        <source>Who is the judge?</source>
        <translation>谁当法官？</translation>
    </message>
    <message>
        <source>{fewest} players are needed, and a judge.</source>
        <translation>需要{fewest}人，外加一名法官。</translation>
    </message>
    <message>
        <source>Once this one is dealt, the other can’t be resumed.</source>
        <translation>新的一局发了牌，上一局就不能继续了。</translation>
    </message>
</context>
<context>
    <name>SharePanel</name>
    <message>
        <source>Copied. Paste it wherever you talk.</source>
        <translation>已复制，粘贴到聊天里就行。</translation>
    </message>
    <message>
        <source>Copy Picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>已保存为{name}。</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>分享这一局</translation>
    </message>
    <message>
        <source>The picture can’t be saved there. Try another folder.</source>
        <translation>图片存不到那里，换个文件夹试试。</translation>
    </message>
    <message>
        <source>Winner, roles, nights and votes in one picture.</source>
        <translation>胜者、身份、每夜和投票，都在一张图里。</translation>
    </message>
    <message>
        <source>Winner, words, roles and votes in one picture.</source>
        <translation>胜者、词语、身份和投票，都在一张图里。</translation>
    </message>
</context>
<context>
    <name>SharePicture</name>
    <message>
        <source>The Spy’s Word</source>
        <translation>间谍的词语</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
</context>
<context>
    <name>TableDisc</name>
    <message>
        <source>{name}, out</source>
        <translation>{name}，已出局</translation>
    </message>
    <message>
        <source>{number} {name}</source>
        <translation>{number}号{name}</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>30 Seconds More</source>
        <translation>再加30秒</translation>
    </message>
    <message>
        <source>Deal Anew</source>
        <translation>重新发牌</translation>
    </message>
    <message>
        <source>Deal anew?</source>
        <translation>重新发牌？</translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <translation>继续玩</translation>
    </message>
    <message>
        <source>End This Game</source>
        <translation>结束本局</translation>
    </message>
    <message>
        <source>End the Game</source>
        <translation>结束本局</translation>
    </message>
    <message>
        <source>End this game?</source>
        <translation>结束这一局？</translation>
    </message>
    <message>
        <source>It ends for everybody, without a winner, and can’t be resumed.</source>
        <translation>这一局对所有人结束，不分胜负，也不能再继续。</translation>
    </message>
    <message>
        <source>New cards can be dealt only before the first vote.</source>
        <translation>第一次投票之前才能重新发牌。</translation>
    </message>
    <message>
        <source>Only a step that everybody saw can be undone, and only until there is a result.</source>
        <translation>只能撤销大家都看到的一步，而且要在结果出来之前。</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>偏好设置</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Somebody Leaves</source>
        <translation>有人离开</translation>
    </message>
    <message>
        <source>Table menu</source>
        <translation>牌桌菜单</translation>
    </message>
    <message>
        <source>The others play on, unless that ends the game. It can’t be undone.</source>
        <translation>其他人接着玩，除非游戏就此结束。离开后不能撤销。</translation>
    </message>
    <message>
        <source>They are out, and still win or lose with their side.</source>
        <translation>离开就算出局，胜负仍随本方。</translation>
    </message>
    <message>
        <source>This game ends without a winner. The same people get new cards from another package.</source>
        <translation>本局不分胜负。还是这些人，换个卡包重新发牌。</translation>
    </message>
    <message>
        <source>Undo Last Step</source>
        <translation>撤销上一步</translation>
    </message>
    <message>
        <source>Who is leaving?</source>
        <translation>谁要离开？</translation>
    </message>
    <message>
        <source>{name} Leaves</source>
        <translation>{name}离开</translation>
    </message>
    <message>
        <source>{name} leaves the game?</source>
        <translation>{name}要离开吗？</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Add {name}</source>
        <translation>添加{name}</translation>
    </message>
    <message>
        <source>Ctrl and an arrow key move somebody to another seat.</source>
        <translation>按Ctrl加方向键可以换座位。</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>邀请</translation>
    </message>
    <message>
        <source>Invite somebody, or add a guest</source>
        <translation>邀请玩家或添加游客</translation>
    </message>
    <message>
        <source>Same table</source>
        <translation>原班人马</translation>
    </message>
    <message>
        <source>Seat everybody from the last table</source>
        <translation>让上一桌的人全部入座</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>TakenScreen</name>
    <message>
        <source>Another window of it plays with the same data. Go on there: this one closes.</source>
        <translation>另一个窗口正在用同样的数据玩。请到那边继续，这个窗口会关闭。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The game is open already</source>
        <translation>游戏已经打开了</translation>
    </message>
</context>
<context>
    <name>TitlesGallery</name>
    <message>
        <source>For games of any kind</source>
        <translation>所有游戏通用</translation>
    </message>
</context>
<context>
    <name>TitlesPick</name>
    <message>
        <source>Earned on {day}</source>
        <translation>获得于{day}</translation>
    </message>
    <message>
        <source>Take It Off</source>
        <translation>取下称号</translation>
    </message>
    <message>
        <source>Wear This Title</source>
        <translation>佩戴称号</translation>
    </message>
</context>
<context>
    <name>TitlesScreen</name>
    <message>
        <source>{earned} of {count} titles</source>
        <translation>称号{earned}/{count}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Let’s Play</source>
        <translation>开始玩吧</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>第{number}步，共{all}步</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Go On Editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>要放弃修改吗？</translation>
    </message>
    <message>
        <source>Throw Away</source>
        <translation>放弃修改</translation>
    </message>
    <message>
        <source>What you changed is not saved yet.</source>
        <translation>修改还没有保存。</translation>
    </message>
</context>
<context>
    <name>VoteMatrix</name>
    <message>
        <source>Citizen</source>
        <translation>平民</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>平民</translation>
    </message>
    <message>
        <source>Every vote</source>
        <translation>每次投票</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>幽灵</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>弃票</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>间谍</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>间谍</translation>
    </message>
    <message>
        <source>Vote {number}</source>
        <translation>第{number}次投票</translation>
    </message>
    <message>
        <source>Votes: {votes}</source>
        <translation>投票：{votes}</translation>
    </message>
    <message>
        <source>a citizen’s vote that found a spy</source>
        <translation>平民投中间谍</translation>
    </message>
    <message>
        <source>a citizen’s vote that found a spy or the ghost</source>
        <translation>平民投中间谍或幽灵</translation>
    </message>
    <message>
        <source>a citizen’s vote that found the spy</source>
        <translation>平民投中间谍</translation>
    </message>
    <message>
        <source>a citizen’s vote that found the spy or the ghost</source>
        <translation>平民投中间谍或幽灵</translation>
    </message>
    <message>
        <source>a duel, and who was in it</source>
        <translation>决斗和参加的人</translation>
    </message>
    <message>
        <source>a tie broken by lot</source>
        <translation>平票后抽签</translation>
    </message>
    <message>
        <source>in the duel</source>
        <translation>参加决斗</translation>
    </message>
    <message>
        <source>left</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>out</source>
        <translation>出局</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>弃票</translation>
    </message>
    <message>
        <source>votes that put somebody out</source>
        <translation>投出局的票</translation>
    </message>
    <message>
        <source>won</source>
        <comment>what a crown beside a role means</comment>
        <translation>获胜</translation>
    </message>
    <message>
        <source>{name} ({votes})</source>
        <comment>somebody, and what they voted</comment>
        <translation>{name}（{votes}）</translation>
    </message>
    <message>
        <source>{number} a duel</source>
        <translation>{number}：决斗</translation>
    </message>
    <message>
        <source>{number} by lot</source>
        <translation>{number}：抽签</translation>
    </message>
    <message>
        <source>{role}, who won</source>
        <translation>{role}（获胜）</translation>
    </message>
</context>
<context>
    <name>VoteRows</name>
    <message>
        <source>No vote</source>
        <translation>未投票</translation>
    </message>
    <message numerus="yes">
        <source>Nobody voted for the other %n.</source>
        <translation>
            <numerusform>零票：其余%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody voted for: {names}</source>
        <translation>零票：{names}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>弃票</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>平票</translation>
    </message>
</context>
<context>
    <name>VoteScreen</name>
    <message>
        <source>A tie: choose among these alone. Nobody else should look.</source>
        <translation>平票，只能从这几位里选。其他人别偷看。</translation>
    </message>
    <message>
        <source>Change it until you submit. Nobody else should look.</source>
        <translation>提交前都可以改。其他人别偷看。</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>请选择</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>弃票</translation>
    </message>
    <message>
        <source>Round {number}, duel vote</source>
        <translation>第{number}轮 · 决斗投票</translation>
    </message>
    <message>
        <source>Round {number}, vote</source>
        <translation>第{number}轮 · 投票</translation>
    </message>
    <message>
        <source>Submit Vote</source>
        <translation>提交投票</translation>
    </message>
    <message>
        <source>Your vote: pass</source>
        <translation>你的选择：弃票</translation>
    </message>
    <message>
        <source>Your vote: {name}</source>
        <translation>你的选择：{name}</translation>
    </message>
    <message>
        <source>{name}, which of these should go?</source>
        <translation>{name}，这几位里投谁？</translation>
    </message>
    <message>
        <source>{name}, who should go?</source>
        <translation>{name}，你投谁？</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The Spy’s Word</source>
        <translation>间谍的词语</translation>
    </message>
</context>
<context>
    <name>WordPart</name>
    <message>
        <source>The package</source>
        <translation>卡包</translation>
    </message>
</context>
<context>
    <name>WordScreen</name>
    <message>
        <source>Type a word</source>
        <translation>输入一个词</translation>
    </message>
    <message>
        <source>Type a word first.</source>
        <translation>请先输入一个词。</translation>
    </message>
</context>
<context>
    <name>WordsScreen</name>
    <message>
        <source>Day {number}</source>
        <translation>第{number}天</translation>
    </message>
    <message>
        <source>End with “pass”. Nobody else speaks meanwhile.</source>
        <translation>说完喊“过”。别人不许插话。</translation>
    </message>
    <message>
        <source>Done Speaking</source>
        <translation>发言完毕</translation>
    </message>
    <message>
        <source>Last words</source>
        <translation>遗言</translation>
    </message>
    <message>
        <source>No citizen may help the killers.</source>
        <translation>平民不许帮杀手。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Speeches</source>
        <translation>发言</translation>
    </message>
    <message>
        <source>The device was asleep, so the clock is paused.</source>
        <translation>设备休眠过，计时已暂停。</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>时间到。</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number}/{all}</translation>
    </message>
</context>
<context>
    <name>_Body</name>
    <message>
        <source>Built upon</source>
        <translation>使用的组件</translation>
    </message>
    <message>
        <source>Games, people and preferences are kept in</source>
        <translation>游戏、玩家和设置保存在</translation>
    </message>
    <message>
        <source>Kind of all these words</source>
        <translation>这些词的类别</translation>
    </message>
    <message>
        <source>Open a List</source>
        <translation>打开列表</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the LGPL, version 3: they lie beside the game as files of their own, and you may put others in their place. Their source is at code.qt.io. The text of each licence comes with the files of its part.</source>
        <translation>Qt和PySide6按LGPL第3版使用：它们以独立文件放在游戏旁边，可以替换成别的版本。源代码见code.qt.io。各许可证全文随各组件的文件提供。</translation>
    </message>
    <message>
        <source>The Spy’s Word</source>
        <translation>间谍的词语</translation>
    </message>
    <message>
        <source>Version {number}, free under the MIT licence</source>
        <translation>版本{number}，自由软件，采用MIT许可证</translation>
    </message>
    <message>
        <source>Words, two a line</source>
        <translation>词语，每行两个</translation>
    </message>
    <message>
        <source>apple, pear
guitar, violin</source>
        <translation>苹果，梨
吉他，小提琴</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>水果</translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message numerus="yes">
        <source>Backed up, without %n things here that can’t be read.</source>
        <translation>
            <numerusform>已备份，但有%n项无法读取，未包含在内。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is backed up.</source>
        <translation>已全部备份。</translation>
    </message>
    <message>
        <source>Nothing was changed: a game is on.</source>
        <translation>没有任何改动：有一局还没玩完。</translation>
    </message>
    <message>
        <source>Nothing was changed: there is no room, or no right to write.</source>
        <translation>没有任何改动：磁盘空间不足，或没有写入权限。</translation>
    </message>
    <message>
        <source>Nothing was written: that is more than a backup can hold.</source>
        <translation>没有写入任何内容：数据超出了一个备份的容量。</translation>
    </message>
    <message>
        <source>The backup is damaged, or somebody has changed it. Nothing of it was taken.</source>
        <translation>备份已损坏，或者被改动过，没有恢复任何内容。</translation>
    </message>
    <message>
        <source>The backup is from a newer version of The Spy’s Word: this one can’t read it.</source>
        <translation>备份来自更新版本的《间谍的词语》，现在的版本无法读取。</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>文件无法读取。</translation>
    </message>
    <message>
        <source>The file is no backup of The Spy’s Word.</source>
        <translation>这不是《间谍的词语》的备份文件。</translation>
    </message>
    <message>
        <source>The file is too large for a backup.</source>
        <translation>备份文件太大。</translation>
    </message>
</context>
<context>
    <name>bandit</name>
    <message numerus="yes">
        <source>%n bandits</source>
        <translation>
            <numerusform>%n名秘匪</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation>
            <numerusform>%n名平民</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doctors</source>
        <translation>
            <numerusform>%n名医生</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n killers</source>
        <translation>
            <numerusform>%n名杀手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n police</source>
        <translation>
            <numerusform>%n名警察</numerusform>
        </translation>
    </message>
    <message>
        <source>Bandit</source>
        <comment>a role</comment>
        <translation>秘匪</translation>
    </message>
    <message>
        <source>Bandit, close your eyes.</source>
        <translation>秘匪请闭眼。</translation>
    </message>
    <message>
        <source>Bandit, open your eyes. Do you shoot, and whom?</source>
        <translation>秘匪请睁眼。
今晚开枪吗？</translation>
    </message>
    <message>
        <source>Citizen</source>
        <comment>a role</comment>
        <translation>平民</translation>
    </message>
    <message>
        <source>Doctor</source>
        <comment>a role</comment>
        <translation>医生</translation>
    </message>
    <message>
        <source>Doctor or bandit</source>
        <comment>the judge&apos;s answer to the police</comment>
        <translation>医生或秘匪</translation>
    </message>
    <message>
        <source>Doctor, close your eyes.</source>
        <translation>医生请闭眼。</translation>
    </message>
    <message>
        <source>Doctor, open your eyes. Whom do you save?</source>
        <translation>医生请睁眼。
今晚要救谁？</translation>
    </message>
    <message>
        <source>At night you sleep. By day, you find out who the killers are, and vote them all out.</source>
        <translation>夜里闭上眼睛睡觉。
白天找出杀手，投他出局。</translation>
    </message>
    <message>
        <source>Each night you agree on one victim. You win as soon as the last of the police is out.</source>
        <translation>夜里和同伴选人下手。
警察全部出局就获胜。</translation>
    </message>
    <message>
        <source>Each night you check one player together. By day, get everybody to vote the killers out.</source>
        <translation>夜里和同伴一起验一个人。
白天把杀手投出去。</translation>
    </message>
    <message>
        <source>It is morning. Everyone, open your eyes.</source>
        <translation>天亮了，请睁眼。</translation>
    </message>
    <message>
        <source>It is night. Everyone, close your eyes. Nobody makes a sound.</source>
        <translation>天黑请闭眼。请大家保持安静。</translation>
    </message>
    <message>
        <source>Killer</source>
        <comment>a role</comment>
        <translation>杀手</translation>
    </message>
    <message>
        <source>Killer</source>
        <comment>the judge&apos;s answer to the police</comment>
        <translation>杀手</translation>
    </message>
    <message>
        <source>Killers, close your eyes.</source>
        <translation>杀手请闭眼。</translation>
    </message>
    <message>
        <source>Killers, open your eyes. Agree on one victim.</source>
        <translation>杀手请睁眼。
今晚要杀谁？</translation>
    </message>
    <message>
        <source>Police</source>
        <comment>a role</comment>
        <translation>警察</translation>
    </message>
    <message>
        <source>Police or citizen</source>
        <comment>the judge&apos;s answer to the police</comment>
        <translation>警察或平民</translation>
    </message>
    <message>
        <source>Police, close your eyes.</source>
        <translation>警察请闭眼。</translation>
    </message>
    <message>
        <source>Police, open your eyes. Whom do you check?</source>
        <translation>警察请睁眼。
今晚要验谁？</translation>
    </message>
    <message>
        <source>You have one shot, on any night. After it you wake with the killers: you are on their side.</source>
        <translation>只有一颗子弹，哪夜都能开枪。
开枪后和同伙杀手一起睁眼。</translation>
    </message>
    <message>
        <source>You save one player a night. Whoever you save without need gets an empty needle; a second one puts them out.</source>
        <translation>每晚救一人。救错了，此人
就挨一次空针，两次出局。</translation>
    </message>
</context>
<context>
    <name>bandit day</name>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n票</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no vote yet.</source>
        <translation>
            <numerusform>还有%n人没投。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>平票</translation>
    </message>
    <message numerus="yes">
        <source>All %n are tied: all are heard again, and then you vote again.</source>
        <translation>
            <numerusform>%n人全部平票：所有人再次发言，然后重投。</numerusform>
        </translation>
    </message>
    <message>
        <source>Day {number}, dawn</source>
        <translation>第{number}天 · 天亮</translation>
    </message>
    <message>
        <source>Day {number}, last words</source>
        <translation>第{number}天 · 遗言</translation>
    </message>
    <message>
        <source>Day {number}, result</source>
        <translation>第{number}天 · 结果</translation>
    </message>
    <message>
        <source>Day {number}, result after a tie</source>
        <translation>第{number}天 · PK结果</translation>
    </message>
    <message>
        <source>Day {number}, speeches</source>
        <translation>第{number}天 · 发言</translation>
    </message>
    <message>
        <source>Day {number}, speeches after a tie</source>
        <translation>第{number}天 · PK发言</translation>
    </message>
    <message>
        <source>Day {number}, vote</source>
        <translation>第{number}天 · 投票</translation>
    </message>
    <message>
        <source>Day {number}, vote after a tie</source>
        <translation>第{number}天 · PK投票</translation>
    </message>
    <message>
        <source>Everybody has voted.</source>
        <translation>所有人都投了。</translation>
    </message>
    <message>
        <source>Everybody is tied again, so you vote again at once.</source>
        <translation>所有人再次平票，马上重投。</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Heard again: {names}.</source>
        <translation>再次发言：{names}。</translation>
    </message>
    <message>
        <source>Last words</source>
        <translation>遗言</translation>
    </message>
    <message>
        <source>Nobody raised a hand</source>
        <translation>无人举手</translation>
    </message>
    <message>
        <source>Not tied, and heard again</source>
        <translation>未平票，再次发言</translation>
    </message>
    <message>
        <source>See Who Was Who</source>
        <translation>揭晓身份</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>发言</translation>
    </message>
    <message numerus="yes">
        <source>The %n who are not tied are heard again.</source>
        <translation>
            <numerusform>其余%n人再次发言。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n who are tied are heard again.</source>
        <translation>
            <numerusform>平票的%n人再次发言。</numerusform>
        </translation>
    </message>
    <message>
        <source>The speeches come next. {name} begins.</source>
        <translation>接下来发言，从{name}开始。</translation>
    </message>
    <message>
        <source>Then everybody votes, only among those tied.</source>
        <translation>然后所有人投票，只从平票的人里选。</translation>
    </message>
    <message>
        <source>Then night falls.</source>
        <translation>之后天黑。</translation>
    </message>
    <message>
        <source>Then the speeches. {name} begins.</source>
        <translation>之后发言，从{name}开始。</translation>
    </message>
    <message>
        <source>Then you vote, with hands raised.</source>
        <translation>之后举手投票。</translation>
    </message>
    <message>
        <source>Then {name}.</source>
        <translation>下一位：{name}。</translation>
    </message>
    <message>
        <source>Tied a third time: the game ends as a draw.</source>
        <translation>第三次平票，本局平局。</translation>
    </message>
    <message>
        <source>Tied, and heard again</source>
        <translation>平票，再次发言</translation>
    </message>
    <message>
        <source>Unless that ends the game, last words come next: {names}.</source>
        <translation>如果游戏还没结束，接下来是{names}的遗言。</translation>
    </message>
    <message>
        <source>Unless that ends the game, night falls.</source>
        <translation>如果游戏还没结束，接下来天黑。</translation>
    </message>
    <message>
        <source>Unless that ends the game, the speeches come next. {name} begins.</source>
        <translation>如果游戏还没结束，接下来发言，从{name}开始。</translation>
    </message>
    <message>
        <source>Unless that ends the game, {name} leaves last words, and night falls.</source>
        <translation>如果游戏还没结束，{name}留下遗言，然后天黑。</translation>
    </message>
    <message>
        <source>no hand</source>
        <translation>0票</translation>
    </message>
</context>
<context>
    <name>bandit end</name>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message numerus="yes">
        <source>After %n nights.</source>
        <translation>
            <numerusform>共%n夜。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bandit</source>
        <translation>秘匪</translation>
    </message>
    <message>
        <source>Bandit shot</source>
        <translation>秘匪开枪</translation>
    </message>
    <message>
        <source>Checked by the police: {name}, a killer</source>
        <translation>警察查验：{name}，杀手</translation>
    </message>
    <message>
        <source>Checked by the police: {name}, doctor or bandit</source>
        <translation>警察查验：{name}，医生或秘匪</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>平民</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>医生</translation>
    </message>
    <message>
        <source>Doctor saved</source>
        <translation>医生救人</translation>
    </message>
    <message>
        <source>Killers</source>
        <translation>杀手</translation>
    </message>
    <message>
        <source>Killers and bandit are all out. Doctor and citizens win with the police.</source>
        <translation>杀手和秘匪全部出局，警察、医生和平民一起获胜。</translation>
    </message>
    <message>
        <source>Killers’ victim</source>
        <translation>杀手杀人</translation>
    </message>
    <message>
        <source>Night {number}</source>
        <translation>第{number}夜</translation>
    </message>
    <message>
        <source>Nobody was out</source>
        <translation>无人出局</translation>
    </message>
    <message>
        <source>Out at dawn</source>
        <translation>天亮出局</translation>
    </message>
    <message>
        <source>Out by vote</source>
        <translation>投票出局</translation>
    </message>
    <message>
        <source>Out by vote: {name}</source>
        <translation>投票出局：{name}</translation>
    </message>
    <message>
        <source>Out: {names}</source>
        <translation>出局：{names}</translation>
    </message>
    <message>
        <source>Police</source>
        <translation>警察</translation>
    </message>
    <message>
        <source>Police checked</source>
        <translation>警察验人</translation>
    </message>
    <message>
        <source>Saved by the doctor: {name}</source>
        <translation>医生救的人：{name}</translation>
    </message>
    <message>
        <source>Shot by the bandit: {name}</source>
        <translation>秘匪打的人：{name}</translation>
    </message>
    <message>
        <source>The citizens are all out.</source>
        <translation>平民全部出局。</translation>
    </message>
    <message>
        <source>The killers win</source>
        <translation>杀手获胜</translation>
    </message>
    <message>
        <source>The killers’ victim: {name}</source>
        <translation>杀手杀的人：{name}</translation>
    </message>
    <message>
        <source>The last vote was tied a third time.</source>
        <translation>连续三次平票。</translation>
    </message>
    <message>
        <source>The police and the killers’ side are all out.</source>
        <translation>警察、杀手和秘匪全部出局。</translation>
    </message>
    <message>
        <source>The police are all out. The bandit wins with the killers.</source>
        <translation>警察全部出局，秘匪和杀手一起获胜。</translation>
    </message>
    <message>
        <source>The police win</source>
        <translation>警察获胜</translation>
    </message>
    <message>
        <source>a day’s first vote</source>
        <translation>当天首轮投票</translation>
    </message>
    <message>
        <source>a vote among those tied</source>
        <translation>平票后重投</translation>
    </message>
    <message>
        <source>a vote that found the killers’ side</source>
        <translation>投中杀手或秘匪</translation>
    </message>
    <message>
        <source>doctor or bandit</source>
        <translation>医生或秘匪</translation>
    </message>
    <message>
        <source>empty needle: two put a player out</source>
        <translation>空针：挨两次就出局</translation>
    </message>
    <message>
        <source>killer</source>
        <translation>杀手</translation>
    </message>
    <message>
        <source>police or citizen</source>
        <translation>警察或平民</translation>
    </message>
    <message>
        <source>{day} among those tied</source>
        <comment>a day’s vote after a tie</comment>
        <translation>{day}（平票重投）</translation>
    </message>
    <message>
        <source>no vote</source>
        <translation>未投票</translation>
    </message>
    <message>
        <source>Checked by the police: {name}, police or citizen</source>
        <translation>警察查验：{name}，警察或平民</translation>
    </message>
    <message>
        <source>{role} {points}</source>
        <comment>points with a sign, as in +30</comment>
        <translation>{role} {points}</translation>
    </message>
</context>
<context>
    <name>bandit rules</name>
    <message>
        <source>A game for 12 to 16 people and a judge, who leads nights and days and doesn’t play.</source>
        <translation>12到16人玩，另有一名法官主持黑夜和白天，自己不玩。</translation>
    </message>
    <message>
        <source>A speaker ends with “pass”, and nobody else speaks meanwhile.</source>
        <translation>说完喊“过”，别人不许插话。</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>平票</translation>
    </message>
    <message>
        <source>All eyes are closed, and nobody makes a sound. The judge calls, one after the other:</source>
        <translation>所有人闭眼，不许出声。法官依次叫人。</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>天亮</translation>
    </message>
    <message>
        <source>Each night they ask the judge about one of you.</source>
        <translation>每晚向法官查验一个人。</translation>
    </message>
    <message>
        <source>Each of you speaks once, round the circle, starting after the first who went at dawn. If nobody went, whoever got the first card begins; on later days, whoever sits after the one last voted out.</source>
        <translation>按座位轮流发言，每人一次，从天亮时第一个出局者的下一位开始。没有人出局时，第一天由拿到第一张牌的人先说，之后由上次被投出局者的下一位先说。</translation>
    </message>
    <message>
        <source>Empty needles</source>
        <translation>空针</translation>
    </message>
    <message>
        <source>If the police win: police and doctor 30, citizens 20, killers and bandit −5. If the killers win: killers and bandit 40, police and doctor −10, citizens −5. A draw: 5 each.</source>
        <translation>警察获胜：警察和医生30分，平民20分，杀手和秘匪−5分。杀手获胜：杀手和秘匪40分，警察和医生−10分，平民−5分。平局：每人5分。</translation>
    </message>
    <message>
        <source>Listen, think, and vote with the police.</source>
        <translation>听发言，动脑筋，跟着警察投票。</translation>
    </message>
    <message>
        <source>No citizen may help the killers.</source>
        <translation>平民不许帮杀手。</translation>
    </message>
    <message>
        <source>On the killers’ side, unknown to them until the one shot is fired.</source>
        <translation>和杀手一伙，但开枪以后杀手才认识他。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Police, doctor and citizens, once the killers and the bandit are out. The killers and the bandit, once the police are out. If both are out at once, or all citizens are, it is a draw.</source>
        <translation>杀手和秘匪全部出局，警察、医生和平民获胜。警察全部出局，杀手和秘匪获胜。双方同时出局，或平民全部出局，算平局。</translation>
    </message>
    <message>
        <source>Saves one of you each night.</source>
        <translation>每晚救一个人。</translation>
    </message>
    <message>
        <source>Speeches</source>
        <translation>发言</translation>
    </message>
    <message>
        <source>The answer to the police</source>
        <translation>查验手势</translation>
    </message>
    <message>
        <source>The bandit shoots somebody, or holds fire. There is one shot in the whole game; after it the bandit wakes with the killers.</source>
        <translation>秘匪开枪打一个人，或者不开枪。整局只有一颗子弹，开枪以后和杀手一起睁眼。</translation>
    </message>
    <message>
        <source>The device goes round. Look at your role alone, remember it, and hand the device on. After the last card the judge keeps it.</source>
        <translation>设备轮流传递。每人单独看身份，记住，再传给下一位。看完最后一张牌，设备交给法官。</translation>
    </message>
    <message>
        <source>The doctor saves one player a night. Whoever is saved without need gets an empty needle; a second one puts them out, but never the doctor.</source>
        <translation>医生每晚救一个人。救错了，此人就挨一次空针；挨两次就出局，医生自己除外。</translation>
    </message>
    <message>
        <source>The doctor saves somebody, or themselves.</source>
        <translation>医生救一个人，也可以救自己。</translation>
    </message>
    <message>
        <source>The judge calls each of you in turn; raise your hand for the one who should go. You have one vote, for somebody else, or none. Whoever has the most votes is out.</source>
        <translation>法官逐个点名，想投谁，叫到谁就举手。每人一票，不能投自己，也可以不投。票最多的人出局。</translation>
    </message>
    <message>
        <source>The judge says who is out, but neither why nor what they were. The victim is out unless the doctor saved them; whoever was shot is out, saved or not. A bandit who hadn’t fired before survives the killers.</source>
        <translation>法官宣布谁出局，不说原因和身份。被杀的人出局，除非医生救了；中枪的人一定出局，救了也没用。还没开过枪的秘匪杀不死。</translation>
    </message>
    <message>
        <source>The killers point at one victim.</source>
        <translation>杀手指定一个人。</translation>
    </message>
    <message>
        <source>The night</source>
        <translation>黑夜</translation>
    </message>
    <message>
        <source>The police point at one person, and the judge answers.</source>
        <translation>警察指一个人，法官用手势回答。</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>The vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>They wake together each night, and agree on a victim.</source>
        <translation>每晚一起睁眼，选定一人下手。</translation>
    </message>
    <message>
        <source>Those tied speak again, and everybody votes, only among them; if no hand was raised, all are tied. Tied once more, the others speak, and there is a last vote. A third tie ends the game as a draw.</source>
        <translation>平票的人PK：再次发言，大家只在他们当中投票；没有人举手就算全体平票。又平票，就由其他人发言，最后再投一次。第三次平票，本局平局。</translation>
    </message>
    <message>
        <source>Thumb down: a killer. Thumb up: police or citizen. Thumb sideways: the doctor or the bandit.</source>
        <translation>拇指朝下：杀手。拇指朝上：警察或平民。拇指横着：医生或秘匪。</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>谁获胜</translation>
    </message>
    <message>
        <source>Whoever goes leaves last words at once: up to the second dawn, or, with 15 or 16 people, up to the second vote.</source>
        <translation>出局的人马上留遗言：到第二天天亮为止；15、16人局到第二次投票为止。</translation>
    </message>
    <message>
        <source>With 12 to 14 people there are 3 police, 2 killers, a doctor and a bandit; with 15 or 16, 4 police and 3 killers. All others are citizens.</source>
        <translation>12到14人：3名警察、2名杀手、1名医生、1名秘匪。15到16人：4名警察、3名杀手，医生和秘匪不变。其余都是平民。</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>你的牌</translation>
    </message>
</context>
<context>
    <name>bandit tour</name>
    <message>
        <source>A killer</source>
        <translation>杀手</translation>
    </message>
    <message>
        <source>A role for each</source>
        <translation>每人一个身份</translation>
    </message>
    <message>
        <source>All eyes close. The judge wakes one role at a time: the killers point at a victim.
The doctor saves one player a night. Whoever is saved without need gets an empty needle; a second one puts them out.
The bandit, whom the killers don’t know, has a single shot.</source>
        <translation>大家闭眼，法官依次叫醒各个身份：杀手先指定一个人。
医生每晚救一个人。救错了，此人就挨一次空针；挨两次就出局。
杀手不认识秘匪，秘匪只有一颗子弹。</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>天亮</translation>
    </message>
    <message>
        <source>Doctor or bandit</source>
        <translation>医生或秘匪</translation>
    </message>
    <message>
        <source>Each of you looks at a card alone. Police seek the killers; nobody knows who is who.</source>
        <translation>每人单独看自己的牌。警察要找杀手，谁也不知道别人是谁。</translation>
    </message>
    <message>
        <source>Hands up</source>
        <translation>举手投票</translation>
    </message>
    <message>
        <source>I am police!</source>
        <translation>我是警察！</translation>
    </message>
    <message>
        <source>Killers and bandit</source>
        <translation>杀手阵营</translation>
    </message>
    <message>
        <source>Killers, open your eyes</source>
        <translation>杀手请睁眼</translation>
    </message>
    <message>
        <source>Night falls</source>
        <translation>天黑请闭眼</translation>
    </message>
    <message>
        <source>No, I am!</source>
        <translation>我才是！</translation>
    </message>
    <message>
        <source>Police and town</source>
        <translation>好人阵营</translation>
    </message>
    <message>
        <source>Police or citizen</source>
        <translation>警察或平民</translation>
    </message>
    <message>
        <source>The judge says who is out. Then all speak in turn, round the circle. Somebody is lying.</source>
        <translation>法官宣布谁出局，然后大家轮流发言。有人在说谎。</translation>
    </message>
    <message>
        <source>The police and the town, once the killers and the bandit are out.
The killers and the bandit, once all police are out.</source>
        <translation>杀手和秘匪全部出局，好人阵营获胜。
警察全部出局，杀手阵营获胜。</translation>
    </message>
    <message>
        <source>The police ask</source>
        <translation>警察验人</translation>
    </message>
    <message>
        <source>They point at one of you each night, and the judge answers with a thumb.</source>
        <translation>警察每晚指一个人，法官用拇指回答。</translation>
    </message>
    <message>
        <source>Vote openly for who should go. The most votes: out. Then the next night falls.</source>
        <translation>大家公开投票，想让谁出局就投谁。票最多的人出局，然后天又黑了。</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>谁获胜？</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Cast as a citizen against a spy or the ghost, or against the killers’ side.</source>
        <translation>当平民时投给间谍或幽灵的票，或投给杀手阵营的票。</translation>
    </message>
    <message numerus="yes">
        <source>From %n games on: before that, a little luck would lead.</source>
        <translation>
            <numerusform>满%n局才上榜，免得全靠运气。</numerusform>
        </translation>
    </message>
    <message>
        <source>Games that a ghost won by guessing the word.</source>
        <translation>当幽灵猜中词语获胜的局数。</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>胜局</translation>
    </message>
    <message>
        <source>Ghost’s guesses</source>
        <translation>幽灵猜中</translation>
    </message>
    <message>
        <source>No ghost has guessed the word yet.</source>
        <translation>还没有幽灵猜中过。</translation>
    </message>
    <message>
        <source>No votes to show yet.</source>
        <translation>还没有可以显示的投票。</translation>
    </message>
    <message>
        <source>Nobody has played so many games yet.</source>
        <translation>还没有人玩够这么多局。</translation>
    </message>
    <message>
        <source>None of the people here has played tonight.</source>
        <translation>今晚还没有人玩过。</translation>
    </message>
    <message>
        <source>None of the people here has played yet.</source>
        <translation>还没有人玩过。</translation>
    </message>
    <message>
        <source>Votes on target</source>
        <translation>投中</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Won on whatever side.</source>
        <translation>不论哪一方获胜都算。</translation>
    </message>
    <message numerus="yes">
        <source>of %n games</source>
        <translation>
            <numerusform>共%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n votes</source>
        <translation>
            <numerusform>共%n票</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n games</source>
        <translation>
            <numerusform>%n局胜{won}局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chips</name>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>棕色</translation>
    </message>
    <message>
        <source>Dark green</source>
        <translation>深绿</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>菱形</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>圆点</translation>
    </message>
    <message>
        <source>Dots and dashes</source>
        <translation>点划相间</translation>
    </message>
    <message>
        <source>Four blocks</source>
        <translation>四块</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Grey blue</source>
        <translation>灰蓝</translation>
    </message>
    <message>
        <source>Narrow ticks</source>
        <translation>细刻度</translation>
    </message>
    <message>
        <source>Navy blue</source>
        <translation>藏青</translation>
    </message>
    <message>
        <source>One half</source>
        <translation>半边</translation>
    </message>
    <message>
        <source>Pairs of ticks</source>
        <translation>成对刻度</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>玫瑰红</translation>
    </message>
    <message>
        <source>Rust</source>
        <translation>铁锈红</translation>
    </message>
    <message>
        <source>Scallops</source>
        <translation>花瓣边</translation>
    </message>
    <message>
        <source>Six blocks</source>
        <translation>六块</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青绿</translation>
    </message>
    <message>
        <source>Teeth</source>
        <translation>锯齿</translation>
    </message>
    <message>
        <source>Three arcs</source>
        <translation>三段弧</translation>
    </message>
    <message>
        <source>Two rings</source>
        <translation>双环</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>酒红</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Files of type:</source>
        <translation>文件类型：</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>查找位置：</translation>
    </message>
</context>
<context>
    <name>gains</name>
    <message numerus="yes">
        <source>%n people have reached a new level</source>
        <translation>
            <numerusform>%n人升级</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titles earned</source>
        <translation>
            <numerusform>获得%n个称号</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row</source>
        <translation>
            <numerusform>%n连胜</numerusform>
        </translation>
    </message>
    <message>
        <source>Guessed the word +{xp}</source>
        <translation>猜中词语 +{xp}</translation>
    </message>
    <message>
        <source>Hidden votes of the game before +{xp}</source>
        <translation>上一局未公开的投票 +{xp}</translation>
    </message>
    <message>
        <source>Left before the end: no XP.</source>
        <translation>中途离开，没有经验。</translation>
    </message>
    <message>
        <source>Played to the end +{xp}</source>
        <translation>玩到结束 +{xp}</translation>
    </message>
    <message>
        <source>Reached level {level}</source>
        <translation>升到{level}级</translation>
    </message>
    <message>
        <source>Still in at the end +{xp}</source>
        <translation>没有出局 +{xp}</translation>
    </message>
    <message>
        <source>Title earned: {title}</source>
        <translation>获得称号：{title}</translation>
    </message>
    <message>
        <source>Votes on target +{xp}</source>
        <translation>投中 +{xp}</translation>
    </message>
    <message>
        <source>What this game brought</source>
        <translation>本局收获</translation>
    </message>
    <message>
        <source>Won +{xp}</source>
        <translation>获胜 +{xp}</translation>
    </message>
    <message numerus="yes">
        <source>{name} has earned %n titles</source>
        <translation>
            <numerusform>{name}获得%n个称号</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has earned {title}</source>
        <translation>{name}获得称号“{title}”</translation>
    </message>
    <message>
        <source>{name} has reached level {level}</source>
        <translation>{name}升到{level}级</translation>
    </message>
    <message>
        <source>{name} {xp}</source>
        <comment>somebody and what they gained, as in a list</comment>
        <translation>{name} {xp}</translation>
    </message>
    <message numerus="yes">
        <source>{people} and %n more</source>
        <translation>
            <numerusform>{people}，还有%n人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Secret Bandit</source>
        <translation>秘匪</translation>
    </message>
    <message>
        <source>The Spy’s Word</source>
        <translation>间谍的词语</translation>
    </message>
</context>
<context>
    <name>packages</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, last {when}</source>
        <translation>
            <numerusform>%n局，上次{when}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines are left out:</source>
        <translation>
            <numerusform>%n行没有采用：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your own packages can’t be read. They stay as they are.</source>
        <translation>
            <numerusform>%n个自制卡包无法读取，保持原样。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other spellings are the most that a word can have.</source>
        <translation>
            <numerusform>一个词最多有%n种其他说法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages</source>
        <translation>
            <numerusform>%n个卡包</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages are here already.</source>
        <translation>
            <numerusform>%n个卡包已经有了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages are in {file} now.</source>
        <translation>
            <numerusform>已把%n个卡包导出到{file}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages are new here.</source>
        <translation>
            <numerusform>有%n个新卡包</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages can’t be read.</source>
        <translation>
            <numerusform>%n个卡包无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages have a damaged picture.</source>
        <translation>
            <numerusform>%n个卡包的图片已损坏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages have the words of another one here.</source>
        <translation>
            <numerusform>%n个卡包和已有的卡包词语相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages have words that can’t be played.</source>
        <translation>
            <numerusform>%n个卡包的词语不能用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages lack a file.</source>
        <translation>
            <numerusform>%n个卡包缺少文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages were added.</source>
        <translation>
            <numerusform>已添加%n个卡包。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures can’t be read any more, and are not in it.</source>
        <translation>
            <numerusform>%n张图片已无法读取，不在文件中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A kind has %n letters at most.</source>
        <translation>
            <numerusform>类别最多%n个字。</numerusform>
        </translation>
    </message>
    <message>
        <source>A spelling of one word counts as the other word.</source>
        <translation>一个词的其他说法和另一个词相同。</translation>
    </message>
    <message>
        <source>A spelling of one word is too close to the other word.</source>
        <translation>一个词的其他说法和另一个词太接近。</translation>
    </message>
    <message numerus="yes">
        <source>A word has %n letters at most.</source>
        <translation>
            <numerusform>词语最多%n个字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n Packages</source>
        <translation>
            <numerusform>添加%n个卡包</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Packages</source>
        <translation>添加卡包</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>所有语言</translation>
    </message>
    <message>
        <source>All languages, with pictures</source>
        <translation>所有语言，有图</translation>
    </message>
    <message>
        <source>All languages, without pictures</source>
        <translation>所有语言，无图</translation>
    </message>
    <message>
        <source>Another package of your own has this word.</source>
        <translation>另一个自制卡包里有这个词。</translation>
    </message>
    <message>
        <source>Both words count as the same.</source>
        <translation>两个词会被当成同一个词。</translation>
    </message>
    <message>
        <source>Clay red</source>
        <translation>陶土红</translation>
    </message>
    <message>
        <source>Evening violet</source>
        <translation>暮光紫</translation>
    </message>
    <message>
        <source>Everybody sees the kind: it shouldn’t have one of the words in it.</source>
        <translation>类别人人可见，不要把词写在里面。</translation>
    </message>
    <message numerus="yes">
        <source>Export %n Packages</source>
        <translation>
            <numerusform>导出%n个卡包</numerusform>
        </translation>
    </message>
    <message>
        <source>First word</source>
        <translation>第一个词</translation>
    </message>
    <message>
        <source>It holds a character that can’t be seen.</source>
        <translation>含有看不见的字符。</translation>
    </message>
    <message>
        <source>It needs a letter or a number to be guessed by.</source>
        <translation>至少要有一个字或数字，不然没法猜。</translation>
    </message>
    <message>
        <source>Its letters can’t be read. Save the list as UTF-8 and open it again.</source>
        <translation>文字无法识别。请把列表存成UTF-8再打开。</translation>
    </message>
    <message>
        <source>Line {line}: a word has neither letter nor number.</source>
        <translation>第{line}行：有个词既没有文字也没有数字。</translation>
    </message>
    <message>
        <source>Line {line}: a word is too long.</source>
        <translation>第{line}行：有个词太长。</translation>
    </message>
    <message>
        <source>Line {line}: both words count as the same.</source>
        <translation>第{line}行：两个词会被当成同一个词。</translation>
    </message>
    <message>
        <source>Line {line}: it holds a character that can’t be seen.</source>
        <translation>第{line}行：含有看不见的字符。</translation>
    </message>
    <message>
        <source>Line {line}: line {earlier} has the same two words.</source>
        <translation>第{line}行：和第{earlier}行的两个词相同。</translation>
    </message>
    <message>
        <source>Line {line}: the words are too close to each other.</source>
        <translation>第{line}行：两个词太接近。</translation>
    </message>
    <message>
        <source>Line {line}: there are more than two words.</source>
        <translation>第{line}行：不止两个词。</translation>
    </message>
    <message>
        <source>Line {line}: there are no two words.</source>
        <translation>第{line}行：不足两个词。</translation>
    </message>
    <message>
        <source>Misty blue</source>
        <translation>雾蓝</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>夜空蓝</translation>
    </message>
    <message>
        <source>Nothing in it is new here.</source>
        <translation>里面没有新卡包。</translation>
    </message>
    <message>
        <source>Nothing was added</source>
        <translation>没有添加任何卡包</translation>
    </message>
    <message>
        <source>One of these is accepted already.</source>
        <translation>其中有重复的说法。</translation>
    </message>
    <message>
        <source>Only one word has a picture. Until both have one, both cards show the same sign.</source>
        <translation>只有一个词有图片。等两个都有了才会显示，现在两张牌是同样的图案。</translation>
    </message>
    <message>
        <source>Picture of the first word</source>
        <translation>第一个词的图片</translation>
    </message>
    <message>
        <source>Picture of the second word</source>
        <translation>第二个词的图片</translation>
    </message>
    <message>
        <source>Sage green</source>
        <translation>灰绿</translation>
    </message>
    <message>
        <source>Sand yellow</source>
        <translation>沙黄</translation>
    </message>
    <message>
        <source>Say what both words are, such as “fruit”.</source>
        <translation>请填写两个词的类别，例如“水果”。</translation>
    </message>
    <message>
        <source>Second word</source>
        <translation>第二个词</translation>
    </message>
    <message>
        <source>That is more than one file may hold. Choose fewer packages.</source>
        <translation>一个文件装不下，请少选几个卡包。</translation>
    </message>
    <message>
        <source>That is no picture that can be read here.</source>
        <translation>这不是可以读取的图片。</translation>
    </message>
    <message>
        <source>The drawing holds something that isn’t drawn here: {what}.</source>
        <translation>矢量图含有不支持的内容：{what}。</translation>
    </message>
    <message>
        <source>The drawing takes too long to draw.</source>
        <translation>矢量图太复杂，画不出来。</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>文件无法读取。</translation>
    </message>
    <message>
        <source>The file has something twice: {name}.</source>
        <translation>文件里有重复的内容：{name}。</translation>
    </message>
    <message>
        <source>The file holds a link to somewhere else ({name}). It was left alone.</source>
        <translation>文件里有指向别处的链接（{name}），没有导入。</translation>
    </message>
    <message>
        <source>The file holds more than one file may.</source>
        <translation>文件里的内容太多。</translation>
    </message>
    <message>
        <source>The file holds no packages of The Spy’s Word.</source>
        <translation>文件里没有《间谍的词语》卡包。</translation>
    </message>
    <message>
        <source>The file holds something that belongs to no package: {name}.</source>
        <translation>文件里有不属于卡包的内容：{name}。</translation>
    </message>
    <message>
        <source>The file is being written.</source>
        <translation>正在写入文件……</translation>
    </message>
    <message>
        <source>The file is damaged, or somebody has changed it.</source>
        <translation>文件已损坏，或者被改动过。</translation>
    </message>
    <message>
        <source>The file is from a newer version of The Spy’s Word: this one can’t read it.</source>
        <translation>文件来自更新版本的《间谍的词语》，现在的版本无法读取。</translation>
    </message>
    <message>
        <source>The file is locked with a password.</source>
        <translation>文件有密码保护。</translation>
    </message>
    <message>
        <source>The file is too large for a picture.</source>
        <translation>图片文件太大。</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>文件太大。</translation>
    </message>
    <message>
        <source>The file wants to write outside its folder ({name}). It was left alone.</source>
        <translation>文件企图写到别的文件夹（{name}），没有导入。</translation>
    </message>
    <message>
        <source>The file would unpack to far more than packages need. It was left alone.</source>
        <translation>文件解压后大得不正常，没有导入。</translation>
    </message>
    <message>
        <source>The letters of line {line} can’t be read. Save the list as UTF-8 and open it again.</source>
        <translation>第{line}行的文字无法识别。请把列表存成UTF-8再打开。</translation>
    </message>
    <message numerus="yes">
        <source>The list is too long: %n lines are the most.</source>
        <translation>
            <numerusform>列表太长，最多%n行。</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture has too many pixels.</source>
        <translation>图片的像素太多。</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>图片已损坏。</translation>
    </message>
    <message>
        <source>The words are too close: one could be the other with a typo.</source>
        <translation>两个词太接近，打错一个字母就会混淆。</translation>
    </message>
    <message>
        <source>This word is missing here; the other one isn’t.</source>
        <translation>另一个词填了，这个还空着。</translation>
    </message>
    <message>
        <source>Type a word first.</source>
        <translation>请先输入一个词。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more lines</source>
        <translation>
            <numerusform>还有%n行</numerusform>
        </translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>还没玩过</translation>
    </message>
    <message>
        <source>{kind} ({count})</source>
        <translation>{kind}（{count}）</translation>
    </message>
    <message>
        <source>{kind} {number}</source>
        <translation>{kind} {number}</translation>
    </message>
    <message>
        <source>{languages}, with pictures</source>
        <translation>{languages}，有图</translation>
    </message>
    <message>
        <source>{languages}, without pictures</source>
        <translation>{languages}，无图</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>“{name}”已恢复。</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>“{name}”已删除。</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>“{name}”已保存。</translation>
    </message>
    <message>
        <source>{name} is the copy. Give it other words.</source>
        <translation>“{name}”是副本，请给它换上别的词。</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message numerus="yes">
        <source>%n people are in {file} now.</source>
        <translation>
            <numerusform>已把%n位玩家导出到{file}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入完成</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>最近玩过</translation>
    </message>
    <message>
        <source>Left as they are, since their profiles here can’t be read: {names}.</source>
        <translation>本机的档案无法读取，保持原样：{names}。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>New here: {names}.</source>
        <translation>新玩家：{names}。</translation>
    </message>
    <message>
        <source>Nobody is in that file.</source>
        <translation>文件里没有玩家。</translation>
    </message>
    <message>
        <source>Not all was imported</source>
        <translation>没有全部导入</translation>
    </message>
    <message>
        <source>Nothing new of: {names}.</source>
        <translation>没有新内容：{names}。</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>没有导入任何玩家</translation>
    </message>
    <message>
        <source>Nothing was kept: the profile is gone, or it can’t be read.</source>
        <translation>没有保存：这份档案已不存在，或无法读取。</translation>
    </message>
    <message>
        <source>Somebody else is called {name} by now. Give one of them another name first.</source>
        <translation>现在有别人也叫{name}，请先给其中一位改名。</translation>
    </message>
    <message>
        <source>That is more than one file of people holds.</source>
        <translation>玩家文件太大。</translation>
    </message>
    <message>
        <source>That is no picture that can be read here.</source>
        <translation>这不是可以读取的图片。</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>文件无法读取。</translation>
    </message>
    <message>
        <source>The file holds no people of The Spy’s Word.</source>
        <translation>文件里没有《间谍的词语》玩家。</translation>
    </message>
    <message>
        <source>The file is damaged, or somebody has changed it.</source>
        <translation>文件已损坏，或者被改动过。</translation>
    </message>
    <message>
        <source>The file is from a newer version of The Spy’s Word: this one can’t read it.</source>
        <translation>文件来自更新版本的《间谍的词语》，现在的版本无法读取。</translation>
    </message>
    <message>
        <source>The file is too large for a picture.</source>
        <translation>图片文件太大。</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>图片已损坏。</translation>
    </message>
    <message>
        <source>The picture is too large.</source>
        <translation>图片太大。</translation>
    </message>
    <message>
        <source>With games that were missing here: {names}.</source>
        <translation>补上了缺少的战绩：{names}。</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name}回来了。</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>{name}已删除。</translation>
    </message>
    <message>
        <source>{name} is retired.</source>
        <translation>{name}已隐退。</translation>
    </message>
</context>
<context>
    <name>phrasing</name>
    <message>
        <source>, </source>
        <comment>between names in a row</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>. </source>
        <comment>between statements: a full stop</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts that have commas in them</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <comment>what it is, and what it comes to</comment>
        <translation>{label}：{value}</translation>
    </message>
</context>
<context>
    <name>progress</name>
    <message>
        <source>{done} of {total} done</source>
        <translation>已完成{done}/{total}</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%n spies</source>
        <translation>
            <numerusform>%n名间谍</numerusform>
        </translation>
    </message>
    <message>
        <source>A duel: those with the most votes give one more clue each, and the others vote between them. Tied again, or with nobody left to vote, lots are drawn.</source>
        <translation>决斗：并列最高票的人各说一条新线索，其他人在他们当中投票。再次平票，或者没有人可以投票，就抽签决定。</translation>
    </message>
    <message>
        <source>A ghost that is voted out has one guess at the citizens’ word. Right, it wins alone, at once. Small typing mistakes are forgiven.</source>
        <translation>幽灵被投出局后，可以猜一次平民的词语。猜中就立即独自获胜，打错个把字母不要紧。</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>平票</translation>
    </message>
    <message>
        <source>Afterwards everybody sees who voted for whom.</source>
        <translation>投完后，谁投了谁都会公开。</translation>
    </message>
    <message>
        <source>Afterwards you see how many votes everybody got, not whose.</source>
        <translation>投完后只公布每人得了几票，不公布是谁投的。</translation>
    </message>
    <message>
        <source>All have the same word. Find out who hasn’t.</source>
        <translation>词语都一样，要找出不一样的人。</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>平民</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>线索</translation>
    </message>
    <message>
        <source>Each of you votes in secret for somebody else. Whoever has the most votes is out.</source>
        <translation>每人秘密投票，不能投自己。得票最多的人出局。</translation>
    </message>
    <message>
        <source>Everybody has a secret word, and not everybody has the same one.</source>
        <translation>每人有一个秘密词语，但不是人人都一样。</translation>
    </message>
    <message>
        <source>Everybody sees the role of who is out. Their word stays secret until the end.</source>
        <translation>出局者当场公开身份，词语到最后才公开。</translation>
    </message>
    <message>
        <source>Has another word like it, and doesn’t know it.</source>
        <translation>拿的是另一个相近的词语，自己并不知道。</translation>
    </message>
    <message>
        <source>Has another word like it, and knows it.</source>
        <translation>拿的是另一个相近的词语，自己心里有数。</translation>
    </message>
    <message>
        <source>Has no word, and knows it. Listens, and bluffs.</source>
        <translation>知道自己没有词语，只能边听边编。</translation>
    </message>
    <message>
        <source>It guesses in secret.</source>
        <translation>猜词在私下进行。</translation>
    </message>
    <message>
        <source>Lots are drawn among those with the most votes.</source>
        <translation>在并列最高票的人里抽签。</translation>
    </message>
    <message>
        <source>No card says whose word it is: listen to find out.</source>
        <translation>牌上不写词语属于哪一方，得自己听出来。</translation>
    </message>
    <message>
        <source>Not the word itself, no part or translation of it, and no clue that was given before. Say enough to be believed, and not so much that a spy learns your word.</source>
        <translation>不能带词语里的字，不能换成外语，也不能重复前面的线索。要说得让人相信，又不能让间谍听出你的词。</translation>
    </message>
    <message>
        <source>One after the other says one sentence about their word, out loud.</source>
        <translation>轮流发言，每人用一句话描述自己的词语，大声说出来。</translation>
    </message>
    <message>
        <source>One after the other says one word about theirs, out loud.</source>
        <translation>轮流发言，每人用一个词描述自己的词语，大声说出来。</translation>
    </message>
    <message>
        <source>One spy</source>
        <translation>一名间谍</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>出局</translation>
    </message>
    <message>
        <source>Roles stay hidden until the end. Whoever is out sees theirs alone, and types a word, so that nobody can tell who it was.</source>
        <translation>身份到最后才公开。出局的人单独看自己的身份，再输入一个词，这样谁也看不出是什么身份。</translation>
    </message>
    <message>
        <source>Share another word like it, and don’t know.</source>
        <translation>都拿另一个相近的词语，自己并不知道。</translation>
    </message>
    <message>
        <source>Share another word like it, and know.</source>
        <translation>都拿另一个相近的词语，自己心里有数。</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Talk about who it might be, as long as you like. Then start the vote.</source>
        <translation>讨论谁最可疑，时间不限。聊够了就开始投票。</translation>
    </message>
    <message>
        <source>The citizens, once all spies and the ghost are out. The spies, and the ghost with them, once only one citizen is left. Those who were voted out win with their side.</source>
        <translation>间谍和幽灵全部出局，平民获胜。平民只剩一人，间谍和幽灵一起获胜。出局的人和本方同胜负。</translation>
    </message>
    <message>
        <source>The citizens, once all spies are out. The spies, once only one citizen is left. Those who were voted out win with their side.</source>
        <translation>间谍全部出局，平民获胜。平民只剩一人，间谍获胜。出局的人和本方同胜负。</translation>
    </message>
    <message>
        <source>The device goes round. Look at your card alone, remember your word, and hand the device on. While clues are given and while you talk you may look at your own card again.</source>
        <translation>设备轮流传递。每人单独看牌，记住词语，再传给下一位。说线索和讨论的时候，可以再看自己的牌。</translation>
    </message>
    <message>
        <source>The ghost</source>
        <translation>幽灵</translation>
    </message>
    <message>
        <source>The ghost’s guess</source>
        <translation>幽灵猜词</translation>
    </message>
    <message>
        <source>The vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>谁获胜</translation>
    </message>
    <message numerus="yes">
        <source>You have %n seconds to talk about who it might be. Then the vote starts by itself; you can start it sooner.</source>
        <translation>
            <numerusform>用%n秒讨论谁最可疑。时间一到自动开始投票，也可以提前投。</numerusform>
        </translation>
    </message>
    <message>
        <source>You may pass. If nobody has more votes than “pass”, nobody is out; in the round after that nobody can pass.</source>
        <translation>可以弃票。没人的得票超过弃票数，就无人出局，但下一轮不能弃票。</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>你的牌</translation>
    </message>
    <message>
        <source>{sentences} {next}</source>
        <translation>{sentences}{next}</translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message numerus="yes">
        <source>%n votes on target</source>
        <translation>
            <numerusform>投中%n票</numerusform>
        </translation>
    </message>
    <message>
        <source>+{xp} XP</source>
        <translation>+{xp}经验</translation>
    </message>
    <message>
        <source>A draw, played as a citizen</source>
        <translation>平民 · 平局</translation>
    </message>
    <message>
        <source>A draw, played as a killer</source>
        <translation>杀手 · 平局</translation>
    </message>
    <message>
        <source>A draw, played as one of the police</source>
        <translation>警察 · 平局</translation>
    </message>
    <message>
        <source>A draw, played as the bandit</source>
        <translation>秘匪 · 平局</translation>
    </message>
    <message>
        <source>A draw, played as the doctor</source>
        <translation>医生 · 平局</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>场上表现</translation>
    </message>
    <message>
        <source>Checks that found a killer</source>
        <translation>验出杀手</translation>
    </message>
    <message>
        <source>Citizen</source>
        <translation>平民</translation>
    </message>
    <message>
        <source>Comebacks</source>
        <translation>逆转次数</translation>
    </message>
    <message>
        <source>Duels survived</source>
        <translation>决斗中留下</translation>
    </message>
    <message>
        <source>Evening of {day}</source>
        <translation>{day}当晚</translation>
    </message>
    <message>
        <source>Evening of {day}: {xp} XP, level {level}</source>
        <translation>{day}当晚：经验{xp}，{level}级</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>玩过的夜晚</translation>
    </message>
    <message>
        <source>Evenings and company</source>
        <translation>时间与同伴</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>总局数</translation>
    </message>
    <message>
        <source>Games after midnight</source>
        <translation>午夜后的局数</translation>
    </message>
    <message>
        <source>Games at a full table</source>
        <translation>满座的局数</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>幽灵</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>用过的语言</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>{level}级</translation>
    </message>
    <message>
        <source>Level {level}, {xp} of {step} XP</source>
        <translation>{level}级，经验{xp}/{step}</translation>
    </message>
    <message>
        <source>Losses in a row now</source>
        <translation>当前连败</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>败局</translation>
    </message>
    <message>
        <source>Lost as a citizen</source>
        <translation>平民 · 落败</translation>
    </message>
    <message>
        <source>Lost as a killer</source>
        <translation>杀手 · 落败</translation>
    </message>
    <message>
        <source>Lost as a spy</source>
        <translation>间谍 · 落败</translation>
    </message>
    <message>
        <source>Lost as one of the police</source>
        <translation>警察 · 落败</translation>
    </message>
    <message>
        <source>Lost as the bandit</source>
        <translation>秘匪 · 落败</translation>
    </message>
    <message>
        <source>Lost as the doctor</source>
        <translation>医生 · 落败</translation>
    </message>
    <message>
        <source>Lost as the ghost</source>
        <translation>幽灵 · 落败</translation>
    </message>
    <message>
        <source>Lots survived</source>
        <translation>抽签中留下</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>最高连胜</translation>
    </message>
    <message>
        <source>Neither won nor lost</source>
        <translation>不分胜负</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>夜数</translation>
    </message>
    <message>
        <source>Nobody won, played as a citizen</source>
        <translation>平民 · 不分胜负</translation>
    </message>
    <message>
        <source>Nobody won, played as a spy</source>
        <translation>间谍 · 不分胜负</translation>
    </message>
    <message>
        <source>Nobody won, played as the ghost</source>
        <translation>幽灵 · 不分胜负</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>投中</translation>
    </message>
    <message>
        <source>On target as a citizen</source>
        <translation>当平民时投中</translation>
    </message>
    <message>
        <source>On target as police, doctor or citizen</source>
        <translation>当警察、医生或平民时投中</translation>
    </message>
    <message>
        <source>Packages of words</source>
        <translation>玩过的卡包</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>弃票</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>同桌玩家</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Saves as the doctor</source>
        <translation>当医生救人</translation>
    </message>
    <message>
        <source>Shots that hit the police</source>
        <translation>开枪打中警察</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>间谍</translation>
    </message>
    <message>
        <source>Still in at the end</source>
        <translation>没有出局</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>游戏时长</translation>
    </message>
    <message>
        <source>Voted out in round 1</source>
        <translation>第1轮就出局</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Votes for somebody</source>
        <translation>有效投票</translation>
    </message>
    <message>
        <source>Wins and losses</source>
        <translation>胜负</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>当前连胜</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜局</translation>
    </message>
    <message>
        <source>Won as a citizen</source>
        <translation>平民 · 获胜</translation>
    </message>
    <message>
        <source>Won as a killer</source>
        <translation>杀手 · 获胜</translation>
    </message>
    <message>
        <source>Won as a spy</source>
        <translation>间谍 · 获胜</translation>
    </message>
    <message>
        <source>Won as a spy unsuspected</source>
        <translation>当间谍零票获胜</translation>
    </message>
    <message>
        <source>Won as one of the police</source>
        <translation>警察 · 获胜</translation>
    </message>
    <message>
        <source>Won as the bandit</source>
        <translation>秘匪 · 获胜</translation>
    </message>
    <message>
        <source>Won as the doctor</source>
        <translation>医生 · 获胜</translation>
    </message>
    <message>
        <source>Won as the ghost</source>
        <translation>幽灵 · 获胜</translation>
    </message>
    <message>
        <source>Won by the ghost’s guess</source>
        <translation>当幽灵猜词获胜</translation>
    </message>
    <message>
        <source>Won in Secret Bandit</source>
        <translation>《秘匪》胜局</translation>
    </message>
    <message>
        <source>Won in The Spy’s Word</source>
        <translation>《间谍的词语》胜局</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>不分胜负</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message numerus="yes">
        <source>{when}: {won} of %n games won</source>
        <translation>
            <numerusform>{when}：%n局胜{won}局</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won}/{played}</translation>
    </message>
    <message>
        <source>{xp} XP to level {level}</source>
        <translation>距{level}级还差{xp}经验</translation>
    </message>
</context>
<context>
    <name>times</name>
    <message>
        <source>MMM yyyy</source>
        <comment>date format: a month, short</comment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format: a day, short</comment>
        <translation>yyyy/M/d</translation>
    </message>
    <message>
        <source>yyyy</source>
        <comment>date format: a year</comment>
        <translation>yyyy年</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <comment>a game’s end</comment>
        <translation>{day} {time}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours}小时{minutes}分钟</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}分钟</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>As a citizen</source>
        <translation>平民</translation>
    </message>
    <message numerus="yes">
        <source>As a citizen, vote for a spy or the ghost %n times.</source>
        <translation>
            <numerusform>当平民时投中间谍或幽灵%n次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As a citizen, win %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>当平民获胜%n局《间谍的词语》。</numerusform>
        </translation>
    </message>
    <message>
        <source>As a spy</source>
        <translation>间谍</translation>
    </message>
    <message numerus="yes">
        <source>As a spy, win %n games in which nobody ever votes for you.</source>
        <translation>
            <numerusform>当间谍时，全程零票获胜%n局。</numerusform>
        </translation>
    </message>
    <message>
        <source>As the ghost</source>
        <translation>幽灵</translation>
    </message>
    <message numerus="yes">
        <source>As the ghost, guess the word right in %n games.</source>
        <translation>
            <numerusform>当幽灵时猜中词语%n次。</numerusform>
        </translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Comebacks</source>
        <translation>逆转</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>同伴</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>决斗</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>夜晚</translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games after midnight.</source>
        <translation>
            <numerusform>午夜之后玩完%n局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games at a table where every seat is taken.</source>
        <translation>
            <numerusform>在坐满人的牌桌上玩完%n局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>玩完%n局《间谍的词语》。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games of any kind.</source>
        <translation>
            <numerusform>玩完%n局，不限游戏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Full tables</source>
        <translation>满座</translation>
    </message>
    <message>
        <source>Games of any kind</source>
        <translation>总局数</translation>
    </message>
    <message>
        <source>In to the end</source>
        <translation>留到最后</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Late hours</source>
        <translation>深夜</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Never suspected</source>
        <translation>无人怀疑</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>卡包</translation>
    </message>
    <message numerus="yes">
        <source>Play in %n different languages.</source>
        <translation>
            <numerusform>用%n种不同的语言玩过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play on %n different evenings.</source>
        <translation>
            <numerusform>在%n个不同的夜晚玩过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with %n different packages of words.</source>
        <translation>
            <numerusform>玩过%n个不同卡包。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with %n different people who have a profile.</source>
        <translation>
            <numerusform>和%n位建档玩家同桌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reach level {level}.</source>
        <translation>升到{level}级。</translation>
    </message>
    <message numerus="yes">
        <source>Stay in after %n draws of lots.</source>
        <translation>
            <numerusform>在抽签中留下%n次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stay in after %n duels.</source>
        <translation>
            <numerusform>在决斗中留下%n次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still be in at the end of %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>在%n局《间谍的词语》中留到最后。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games of The Spy’s Word in a row.</source>
        <translation>
            <numerusform>《间谍的词语》连胜%n局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>获胜%n局《间谍的词语》。</numerusform>
        </translation>
    </message>
    <message>
        <source>The ghost’s guess</source>
        <translation>幽灵猜词</translation>
    </message>
    <message>
        <source>Votes on target</source>
        <translation>投中</translation>
    </message>
    <message numerus="yes">
        <source>Win %n games as a spy.</source>
        <translation>
            <numerusform>当间谍获胜%n局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games as the ghost.</source>
        <translation>
            <numerusform>当幽灵获胜%n局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win right after five losses in a row, %n times.</source>
        <translation>
            <numerusform>五连败后马上赢回来%n次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>连胜</translation>
    </message>
    <message>
        <source>worn now</source>
        <translation>佩戴中</translation>
    </message>
    <message>
        <source>{have} / {wanted}</source>
        <comment>progress</comment>
        <translation>{have}/{wanted}</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>A word for each</source>
        <translation>每人一个词</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>平民</translation>
    </message>
    <message>
        <source>Each of you looks at a card alone. Nearly all have the same word; the spies have one like it.</source>
        <translation>每人单独看自己的牌。大多数人的词语一样，间谍的词语相近却不同。</translation>
    </message>
    <message>
        <source>Each of you looks at a card alone. Nearly all have the same word; the spy has one like it.</source>
        <translation>每人单独看自己的牌。大多数人的词语一样，间谍的词语相近却不同。</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>幽灵</translation>
    </message>
    <message>
        <source>Hm …</source>
        <translation>嗯……</translation>
    </message>
    <message>
        <source>It has no word: it listens, and bluffs. Voted out, it may guess the citizens’ word, and win alone.</source>
        <translation>幽灵没有词语，只能边听边编。被投出局后可以猜平民的词语，猜中就独自获胜。</translation>
    </message>
    <message>
        <source>It may be you, and you wouldn’t know.</source>
        <translation>间谍也许就是你，只是你还不知道。</translation>
    </message>
    <message>
        <source>Juicy</source>
        <translation>多汁</translation>
    </message>
    <message>
        <source>Not me!</source>
        <translation>不是我！</translation>
    </message>
    <message>
        <source>One after the other, out loud. Enough to be believed, and not so much that a spy learns your word.</source>
        <translation>轮流大声说。要说得让人相信，又不能让间谍听出你的词。</translation>
    </message>
    <message>
        <source>One sentence about it</source>
        <translation>用一句话描述</translation>
    </message>
    <message>
        <source>One word about it</source>
        <translation>用一个词描述</translation>
    </message>
    <message>
        <source>Peach</source>
        <translation>桃子</translation>
    </message>
    <message>
        <source>Peach?</source>
        <translation>桃子？</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>李子</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Purple?</source>
        <translation>紫色？</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圆的</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>间谍</translation>
    </message>
    <message>
        <source>Sweet</source>
        <translation>甜的</translation>
    </message>
    <message>
        <source>Talk it over as long as you like. Somebody’s clue didn’t fit.</source>
        <translation>尽情讨论，时间不限。有人的线索对不上。</translation>
    </message>
    <message>
        <source>Talk it over while the clock runs. Somebody’s clue didn’t fit.</source>
        <translation>抓紧时间讨论。有人的线索对不上。</translation>
    </message>
    <message>
        <source>The citizens, once every spy and the ghost are out.
The spies, and the ghost with them, once only one citizen is left.
The ghost alone, with the right guess.</source>
        <translation>间谍和幽灵全部出局，平民获胜。
平民只剩一人，间谍和幽灵一起获胜。
幽灵猜中词语，独自获胜。</translation>
    </message>
    <message>
        <source>The citizens, once every spy is out.
The spies, once only one citizen is left.</source>
        <translation>间谍全部出局，平民获胜。
平民只剩一人，间谍获胜。</translation>
    </message>
    <message>
        <source>The device goes round once more. Whoever gets the most votes is out, and the next round begins.</source>
        <translation>设备再传一圈。得票最多的人出局，然后开始下一轮。</translation>
    </message>
    <message>
        <source>The wordless ghost</source>
        <translation>没有词语的幽灵</translation>
    </message>
    <message>
        <source>Vote in secret</source>
        <translation>秘密投票</translation>
    </message>
    <message>
        <source>Who sounds odd?</source>
        <translation>谁不对劲？</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>谁获胜？</translation>
    </message>
</context>
<context>
    <name>when</name>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n天前</numerusform>
        </translation>
    </message>
    <message>
        <source>last night</source>
        <translation>昨晚</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>还没玩过</translation>
    </message>
    <message>
        <source>tonight</source>
        <translation>今晚</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation>
            <numerusform>%n名平民</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spies</source>
        <translation>
            <numerusform>%n名间谍</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titles</source>
        <translation>
            <numerusform>%n个称号</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>A citizen</source>
        <translation>平民</translation>
    </message>
    <message>
        <source>A name can’t hold such a character.</source>
        <translation>名字里不能有这个字符。</translation>
    </message>
    <message>
        <source>A name has 24 letters at most.</source>
        <translation>名字最多24个字。</translation>
    </message>
    <message>
        <source>A spy</source>
        <translation>间谍</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds.</source>
        <translation>
            <numerusform>共%n轮。</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>决斗</translation>
    </message>
    <message>
        <source>Fewer than four are left in the room.</source>
        <translation>在场的不足四人。</translation>
    </message>
    <message>
        <source>Hand It Over</source>
        <translation>交给本人</translation>
    </message>
    <message>
        <source>No Chinese letters are installed here. Install a Chinese font, or the game’s own: {name}.</source>
        <translation>这台电脑没有中文字体。请安装中文字体，或安装游戏自带的：{name}。</translation>
    </message>
    <message>
        <source>No citizen is left.</source>
        <translation>平民全部出局。</translation>
    </message>
    <message>
        <source>No spy and no ghost is left.</source>
        <translation>间谍和幽灵全部出局。</translation>
    </message>
    <message>
        <source>No spy is left.</source>
        <translation>间谍全部出局。</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>无人获胜</translation>
    </message>
    <message>
        <source>Not everybody’s gain can be kept just now. It isn’t lost: it will be tried again.</source>
        <translation>有些玩家的收获暂时无法保存。不会丢失，稍后会再试。</translation>
    </message>
    <message>
        <source>Nothing was kept: a newer version of the game wrote this file.</source>
        <translation>没有保存：这个文件来自更新的游戏版本。</translation>
    </message>
    <message>
        <source>Nothing was kept: the disk is full.</source>
        <translation>没有保存：磁盘已满。</translation>
    </message>
    <message>
        <source>Nothing was kept: the disk refuses.</source>
        <translation>没有保存：磁盘写入失败。</translation>
    </message>
    <message>
        <source>Nothing was kept: the folder can’t be written to.</source>
        <translation>没有保存：文件夹无法写入。</translation>
    </message>
    <message>
        <source>On to Round {number}</source>
        <translation>进入第{number}轮</translation>
    </message>
    <message>
        <source>On to the Duel</source>
        <translation>进入决斗</translation>
    </message>
    <message>
        <source>One citizen is left.</source>
        <translation>平民只剩一人。</translation>
    </message>
    <message>
        <source>One guess was enough.</source>
        <translation>一猜就中。</translation>
    </message>
    <message>
        <source>One moment: the disk is slow.</source>
        <translation>请稍等，磁盘有点慢。</translation>
    </message>
    <message>
        <source>One sentence</source>
        <translation>一句话</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>一个词</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>公开</translation>
    </message>
    <message>
        <source>Out in the duel, {number} of {all}</source>
        <translation>决斗出局，{all}票中得{number}票</translation>
    </message>
    <message numerus="yes">
        <source>Out with %n of {all} votes</source>
        <translation>
            <numerusform>{all}票中得%n票，出局</numerusform>
        </translation>
    </message>
    <message>
        <source>See Who Won</source>
        <translation>看看谁赢了</translation>
    </message>
    <message>
        <source>Somebody here has that name already.</source>
        <translation>已经有人叫这个名字。</translation>
    </message>
    <message>
        <source>Still in: {sides}.</source>
        <translation>场上还有：{sides}。</translation>
    </message>
    <message>
        <source>That is the citizens’ word.</source>
        <translation>正是平民的词语。</translation>
    </message>
    <message>
        <source>That isn’t the citizens’ word.</source>
        <translation>不是平民的词语。</translation>
    </message>
    <message>
        <source>The citizens win</source>
        <translation>平民获胜</translation>
    </message>
    <message>
        <source>The disk refuses to put the backup in place. The next start tries again.</source>
        <translation>磁盘写入失败，备份没有恢复。下次启动再试。</translation>
    </message>
    <message>
        <source>The file of one of your people can’t be read.</source>
        <translation>有一位玩家的文件无法读取。</translation>
    </message>
    <message>
        <source>The file of one of your people is from a newer version. It stays as it is.</source>
        <translation>有一位玩家的文件来自更新的版本，保持原样。</translation>
    </message>
    <message>
        <source>The file of one of your people was damaged and is set aside.</source>
        <translation>有一位玩家的文件已损坏，已移到一旁。</translation>
    </message>
    <message>
        <source>The file of one of your people was damaged. What it held before is used.</source>
        <translation>有一位玩家的文件已损坏，改用之前的内容。</translation>
    </message>
    <message>
        <source>The game can’t be saved just now. It goes on, and will try again.</source>
        <translation>现在无法保存游戏。游戏继续，稍后会再试。</translation>
    </message>
    <message>
        <source>The ghost</source>
        <translation>幽灵</translation>
    </message>
    <message>
        <source>The ghost guessed “{text}”.</source>
        <translation>幽灵猜的是“{text}”。</translation>
    </message>
    <message>
        <source>The ghost left without a guess.</source>
        <translation>幽灵没猜就离开了。</translation>
    </message>
    <message>
        <source>The ghost wins</source>
        <translation>幽灵获胜</translation>
    </message>
    <message>
        <source>The ghost’s guess</source>
        <translation>幽灵猜词</translation>
    </message>
    <message>
        <source>The list of packages played can’t be read. All count as new.</source>
        <translation>玩过的卡包记录无法读取，全部算作没玩过。</translation>
    </message>
    <message>
        <source>The list of packages played is from a newer version: it stays as it is.</source>
        <translation>玩过的卡包记录来自更新的版本，保持原样。</translation>
    </message>
    <message>
        <source>The list of packages played was damaged and is set aside. All count as new.</source>
        <translation>玩过的卡包记录已损坏，已移到一旁，全部算作没玩过。</translation>
    </message>
    <message>
        <source>The list of packages played was damaged. The one from before is used.</source>
        <translation>玩过的卡包记录已损坏，改用之前的记录。</translation>
    </message>
    <message>
        <source>Your preferences come from a newer version of the game. They stay as they are; changes won’t be saved.</source>
        <translation>偏好设置来自更新的版本，保持原样，新的改动不会保存。</translation>
    </message>
    <message>
        <source>The preferences’ file can’t be read. All are as at first.</source>
        <translation>偏好设置无法读取，全部恢复默认。</translation>
    </message>
    <message>
        <source>The preferences’ file was damaged and is set aside. All are as at first.</source>
        <translation>偏好设置已损坏，已移到一旁，全部恢复默认。</translation>
    </message>
    <message>
        <source>The preferences’ file was damaged. Those from before are used.</source>
        <translation>偏好设置已损坏，改用之前的设置。</translation>
    </message>
    <message>
        <source>The saved game can’t be read.</source>
        <translation>保存的游戏无法读取。</translation>
    </message>
    <message>
        <source>The saved game is from a newer version of The Spy’s Word. It stays as it is.</source>
        <translation>保存的游戏来自更新版本的《间谍的词语》，保持原样。</translation>
    </message>
    <message>
        <source>The saved game was damaged and is set aside. It can’t be gone on with.</source>
        <translation>保存的游戏已损坏，已移到一旁，无法继续。</translation>
    </message>
    <message>
        <source>The saved game was damaged. It goes on from one step before.</source>
        <translation>保存的游戏已损坏，从前一步继续。</translation>
    </message>
    <message>
        <source>The spies and the ghost win</source>
        <translation>间谍和幽灵获胜</translation>
    </message>
    <message>
        <source>The spies win</source>
        <translation>间谍获胜</translation>
    </message>
    <message>
        <source>The spy and the ghost win</source>
        <translation>间谍和幽灵获胜</translation>
    </message>
    <message>
        <source>The spy wins</source>
        <translation>间谍获胜</translation>
    </message>
    <message numerus="yes">
        <source>Tied with %n votes each</source>
        <translation>
            <numerusform>各得%n票，平票</numerusform>
        </translation>
    </message>
    <message>
        <source>Tied, and out by lot</source>
        <translation>平票，抽签出局</translation>
    </message>
    <message>
        <source>Totals only</source>
        <translation>仅显示票数</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>请先输入名字。</translation>
    </message>
    <message>
        <source>Type a word first.</source>
        <translation>请先输入一个词。</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>无限</translation>
    </message>
    <message>
        <source>Your settings could not be saved.</source>
        <translation>设置无法保存。</translation>
    </message>
    <message>
        <source>new to this table</source>
        <translation>这桌没玩过</translation>
    </message>
    <message>
        <source>no citizen</source>
        <translation>没有平民</translation>
    </message>
    <message>
        <source>no ghost</source>
        <translation>没有幽灵</translation>
    </message>
    <message>
        <source>no spy</source>
        <translation>没有间谍</translation>
    </message>
    <message numerus="yes">
        <source>played %n times</source>
        <translation>
            <numerusform>玩过%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>the ghost</source>
        <translation>幽灵</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first}和{last}</translation>
    </message>
    <message>
        <source>{number} of {all} passed</source>
        <translation>{all}人中{number}人弃票</translation>
    </message>
    <message>
        <source>{spies} + ghost</source>
        <translation>{spies}＋幽灵</translation>
    </message>
</context>
</TS>
