/* oxlint-disable code/plain-words -- a list of other people's words */
/**
 * The most common words in passwords, lower case. From the list of common passwords of zxcvbn-ts
 * (@zxcvbn-ts/language-common 3.0.4, MIT licence): its first 2,000 that are letters alone and not coarse, with months,
 * days, seasons and the words of our trade.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
aardvark aaron abgrtyu abigail access accord account action adam adgjmptw adidas admin administrator adrian africa
airborne airforce airplane alabama alaska albert alberto alejandr aleksandr alex alexande alexander alexandr alexandra
alexis alfred alicia aliens alison allen allison alpha alpine always alyssa amadeus amanda amateur amazon amber
america american anakin anastasia anderson andre andrea andreas andrei andrew andrey andy angel angela angelica
angelina angelo angels animal anime anna annie anthony anton antonio anubis anything apache apollo apple apples april
aragorn archer archie arizona arnold arsenal arthur artist asdasd asdf asdfasdf asdfg asdfgh asdfghj asdfghjk
asdfghjkl asdzxc ashley ashton aspirine assassin asterix athena atlanta atlantis auburn audrey august aurora aussie
austin autumn avalon avatar awesome azerty babe babes baby babydoll babygirl babylon badass badboy badger baggins
bailey ball baller balls bambam banana bananas bandit banger banshee barbara barbie barcelon barcelona barney baseball
basket basketba basketball bass bassman batman battle baxter beach beagle bear beatles beautiful beauty beaver beavis
beer beetle bender benjamin benson bentley berlin bernard bernie bertha bianca bigballs bigboy bigfoot biggie bigguy
bigmac bigman bigone bigred bill billy billybob bingo bird birdie birdman birthday biscuit bishop biteme blabla black
blackcat blackdog blackie blackman blade blades blahblah blaster blazer blessed blizzard blonde blondes blondie blood
blue bluebird blueeyes bluemoon blues bluesky bobafett bobbie bobbob bobby bobcat boeing bollocks bollox bomber bond
bondage bonehead bonjour bonnie booger boogie boomer booty boss boston bottom bowling bradley brandi brandon brandy
brasil braves brazil brenda brendan brian brianna bridge bridget britney brittany bronco broncos brooke brooklyn
brooks brother brown brownie browns bruce bruins bruno brutus bubba bubble bubbles buck buckeye buckeyes buddha buddy
budlight buffalo buffett buffy bugger bulldog bulldogs bullet bunny burger burton business buster butler byteme cactus
cadillac caesar californ callie calvin camaro camera cameron camille campbell canada cancer candy cannon cantona
capital captain cardinal carlo carlos carmen carolina caroline carpet carrie carrot carson carter cartman caserta
casey casino casper cassidy cassie castle catalina catdog catfish cats cavalier cdtnkfyf celeste celica celine celtic
cessna champion chance chandler change changeme chaos charger chargers charles charlie charlott charly check cheese
chelsea cherokee cherry cheryl chester chevelle chevy cheyenne chicago chichi chicken chicks chiefs children chipper
chloe chocolat chopper chris chrissy christ christia christian christin christine christop christy chronic chubby
chuck chucky cindy cjkysirj cjkywt claire classic claude claudia clayton clifford clinton clover cobra cocacola cody
coffee colleen college collins colombia colorado colors coltrane columbia company compaq compass computer concrete
condor connect connie connor consumer control cookie cookies cool cooldude cooler coolio cooper copper corona corvette
cosmos cotton cougar country courtney cowboy cowboys coyote cracker crazy cream creampie creative cricket crimson
cristina crusader crystal cthutq curious curtis cynthia daddy dagger daisy dakota dallas damian damien dancer danger
daniel daniela danielle danni danny dark darkness darkside darkstar darren darwin dave david daytona dbrnjhbz deadhead
dealer death debbie december deedee default defender defiant deftones delete delta denis denise dennis denver derrick
design desire destiny detroit devil devildog devils dexter dfvgbh diablo diamond diamonds diana diesel dietcoke digger
digital dilbert dillon dima dingdong director dirty discover disney dixie dkflbvbh doctor dodge dodger dodgeram
dodgers dogg doggie doggy dogs dollar dolphin dolphins dominic domino donald donkey donnie doodle dookie dorothy
douglas dragon dragons dream dreamer dreams driver drizzt drowssap drpepper drummer dublin ducati duck dude dudley
duke dumbass duncan dustin dusty eagle eagles eatme eclipse eddie edward einstein ekaterina elaine electric element
elena elephant elizabet elizabeth elliott elvis elwood emerald emily eminem empire energy engine engineer england
english enigma enjoy enter enterpri eric esther eternity eugene evelyn everton exigen explorer express extreme faith
falcon family fantasy farmer faster fatboy fatcat father february felix fender fernando ferrari ferret ficken fighter
finger finish fire fireball firebird firefly fireman fish fisher fishing fktrcfylh fktrctq flames flash flatron flight
flipper florence florida flower flowers fluffy flyers foobar football ford forest forever forget forgot formula fossil
foster foxtrot france frances francis frank frankie franklin freak freaky freckles fred freddie freddy frederic
fredfred free freedom freeman freepass freeuser french friday friend friends frog frogger froggy frosty funtime fusion
future fyfcnfcbz fylhtq gabriel galaxy galina galore gambit gandalf gangsta gangster garage garbage garcia garden
garfield garrett gateway gators geheim gemini general genesis genius george georgia gerald gerard german germany
geronimo getsome gfhjkm ghbdtn ghbdtnbr ghjcnj ghost giants gibson gilbert gillian ginger giovanni girl girls gizmo
global gloria goblin goblue goddess godzilla goforit gold goldberg golden goldfish goldie golf golfer golfing goober
good goodluck google gordon gorilla gotcha gothic grace gracie graham grateful great green greenday greg gregory
gremlin grendel griffey griffin grizzly groovy guardian guest guinness guitar gundam gunner hacker halflife hallo
hamilton hamlet hammer hamster hannah hannibal hansolo happy hard hardcore harley harmony harold harris harrison harry
harvey hawaii hawkeye head hearts heather heaven hector helena hell hellfire hello hello123 help helpme hendrix henry
hentai herbert hercules herman hershey hesoyam highland hiphop history hitman hjvfirf hobbes hobbit hockey holden
holiday holland holly hollywoo holmes home homer honda honey hongkong hooters hoover hornet horney horse horses hotboy
hotdog hotrod hotstuff hottie house houston howard hudson hummer hunter hunting huskers ibanez icecream iceman iloveu
iloveyou imagine immortal impala imperial incubus indian indiana indians indigo infantry inferno infinity insane
inside integra internet intrepid ireland irina irish ironman isabel isabella isabelle island israel italia iverson
iwantu jack jackal jackass jackie jackoff jackson jacob jaguar jake jamaica james jamie janice janine january japan
jasmin jasmine jason jasper jazz jeep jeff jeffrey jennifer jenny jeremy jericho jerome jerry jersey jessica jessie
jester jimbo jimbob jimmy joanna joanne joejoe joey john johnjohn johnny johnson joker jonathan jones jordan joseph
josh joshua juan juice julia julian julie july jumper june jungle junior jupiter justice justin justme juventus kaiser
kangaroo kansas karate karen karina katana katerina kathleen katie katrin katrina kawasaki keeper kelly kelsey kennedy
kenneth kenny kenwood kermit kevin keyboard killer kimberly king kingdom kingkong kingston kirill kiss kisses kissme
kitkat kitten kitty kittycat klaster knicks knight knights kodiak kolobok kramer kristen kristin kristina lacrosse
ladies lady ladybug lakers lancer larisa larry lasvegas latino laura lauren laurie lawrence lawyer leather ledzep
legend legion legolas lennon leonard leonardo leslie lestat lester letmein lexmark liberty lickme lifehack light
lights lincoln linda lindsay lindsey liquid lisa little liverpoo liverpool lizard lizzie lobster logan login logitech
lolita lollipop lollol london lonestar lonewolf long longhorn looking lorenzo lorraine loser louise loulou love
lovelove lovely loveme lover loverboy lovers loveyou loving lowrider lucas lucifer lucky lucy luke luther lvbnhbq
machine maddie maddog madison madman madmax madness madonna madrid maestro maggie magic magnolia magnum magnus maiden
makaveli maksim malcolm malibu mallard manager manchester mandy maniac manson manuel manutd marathon marcel march
marco marcus margaret margarita maria mariah marie marina marine mariners marines marino mario marion mark markus
marlboro marley marlin marshall martha martin martina martinez martini marvin mary maryjane massive master masters
matrix matt matthew mature maurice maverick maxima maximus maxine maxmax maxwell megadeth megaman megan melanie
melinda melissa melvin member memphis mercedes mercury meridian merlin mersedes metallic metallica mexico miami
michael michel michele michelle michigan mickey microsoft midnight miguel mike mikey milano miller millie million
milton mine minecraft minnie mirage miranda mission missy mister mistress misty mitchell mobile mollie molly molson
monday money mongoose monica monika monique monitor monkey monkeys monroe monster montana montreal mookie moomoo moon
moose morgan morpheus morris morrison moscow mother motorola motors mountain mouse movie mozart muffin mulder munchkin
murphy murray muscle mushroom music musicman mustang mustangs mylove mystery nadine napoleon naruto nascar nasty
nastya natali natalia natalie natasha nathan national naughty nelson nemesis neptune network newlife newman newpass
newport newton newyork nfnmzyf nicholas nick nicola nicolas nicole nikita nikki nimrod niners ninja nintendo nipple
nipples nirvana nissan nolimit none noodles nookie norman norton nothing november nugget nuttertools nylons nymets
oakland obiwan oblivion october office ohyeah oksana oldman olga oliver olivia omega onelove online open openup oracle
orange orion orlando oscar osiris outlaw overlord oxford pacific packard packers pakistan palace paladin palmer pamela
panama panasonic pandora pantera panther panthers panzer paradise paradox paris parker parola parrot party pascal pass
passat passion passport passw passwd password passwords patches patricia patrick patriot patriots patton paul pavilion
peace peaches peacock peanut peanuts pearljam pebbles peekaboo peewee pegasus pencil penelope penguin penguins penny
pentium people pepper pepsi perfect personal pervert peter peterpan phantom philip philips phillip philly phoebe
phoenix photo photos phpbb picard picasso pickle pickles pierre piglet pikachu ping pink pioneer pirate pirates
pitbull pizza planet plastic platinum player playtime please pleasure poison pokemon polaris police polina polo
pontiac poohbear pookie poop pooper poopie poopoo popcorn popeye porsche porter portland portugal postal potato potter
powder power powers precious predator prelude presario preston pretty prince princes princess printer private privet
prodigy psycho pumpkin punisher punkrock purple pyramid python qawsed qazqaz qazwsx qazwsxed qazwsxedc qazxsw
qazxswedc quality queen qwaszx qweasd qweasdzxc qweqwe qwerasdf qwert qwerty qwertyu qwertyui qwertyuiop rabbit
racecar racerx rachel racing ragnarok raider raiders rainbow raistlin rammstein random randy ranger rangers raptor
rascal raven ravens raymond razz reaper rebecca rebels reddog redhead redman redneck redrum redskins redsox redwings
reggie regina remember renegade rescue research review rfrfirf rhbcnbyf ricardo richard richie richmond rick ripper
rjntyjr robbie robert roberto roberts robin robinson rock rocker rocket rockon rocks rockstar rocky rodney roger
rogers roland rolltide roman romeo rommel ronald ronaldo ronnie rooster rootbeer roscoe rose rosebud roxanne rubber
rulez runner ruslan russell russia rusty ryan sabine sabrina sadie safety sailing sailor saints sakura sally salmon
samantha sammie sammy sampson samson samsung samuel samurai sandiego sandman sandra sandy santiago santos sarah sasha
saturday saturn savage savannah scarface scarlet scarlett school scooby scoobydo scooter scorpio scorpion scotland
scott scotty scruffy scully search seattle sebastia sebastian secret security seinfeld seminole semperfi septembe
september serega serena serenity sergei sergey sergio server service sesame seven shadow shaggy shalom shaman shamrock
shannon shaolin shark sharks sharon shasta shaved shazam sheena sheila shelby shelly shemale sherlock sherman sherry
shiloh shirley shogun shooter short shorty shotgun showme showtime sidney siemens sierra silver silvia simon simone
simple simpson simpsons singer single sinner sirius sister sithlord skater skeeter skipper skippy skittles skyline
skywalke slapshot slayer sleepy slipknot smile smiles smiley smith smitty smoke smoker smokey smooth snake snakes
snapper snatch snickers sniper snoopy snowball snowman sobaka soccer socrates softball software soldier solomon sommer
sooners sophia sophie sparky spartak spartan special speed speedy spencer spider spiderma spiderman spike spirit
spitfire spooky sports spring springer sprint sprite spunky spyder squirrel squirt srinivas stacey stalker stallion
standard stanley star starcraft stardust stargate stars startrek starwars stealth steelers stefan stella stephani
stephanie stephen sterling steve steven stevie stewart sticky stimpy stinger stingray stinky stocking stone stonecol
stones storm stormy stranger street strider strike stuart stud student stupid subaru sublime success sugar summer
sundance sunday sunny sunrise sunset sunshine super superfly superman support surfer surfing susan suzanne suzuki
svetlana swallow sweet sweetie sweetpea sweets sweety swimming swinger swordfis swordfish sydney sylvia system
tacobell tacoma tamara tanker tanner tardis target tarheel tarheels tarzan tattoo tatyana taurus taylor tazman teacher
techno teddy teen teens temp tempest temporary tennis tequila teresa terry test tester testing testtest texas thailand
thanks thegame theman theone therock thomas thompson thuglife thumper thunder thursday tickle tiffany tiger tigers
tigger timber time timothy tina tinker tintin titanic titans titleist tobias tomcat tommy tomtom tony topgun topper
tornado toronto toshiba tottenha toyota tracey trains trance transam travel travis trebor trevor trfnthbyf trigger
trinity tristan triumph trixie trojan trombone trooper trouble truck trucker trucks trumpet trunks trustno tucker
tuesday turbo turkey turner turtle tweety twilight twister tyler ultimate unicorn united unreal user vacation valentin
valentina valera valerie vampire vanessa vanhalen vegeta velvet verbatim veronica veronika vertigo vfhbyf vfhecz
vfrcbv vfvjxrf victor victoria victory video viking vikings viktor vincent violet viper virgin virginia vision
vladimir volume voodoo voyager walker wallace walnut walter warcraft warlock warren warrior warriors water waterloo
waters watson wayne weasel weather webster wednesday weezer welcome werewolf wesley western westham westside whatever
wheels whiskey white whitney whynot wicked wildcat wildcats william williams willie willis willow willy wilson window
windows winner winnie winston winter wisdom wizard wolf wolfgang wolfman wolfpack wolverin wolverine wolves wombat
women wonder woody wookie wordpass world wrangler wright wutang xanadu xavier xfiles yamaha yankee yankees ybrbnf
yellow yfnfif yomama young yourmom yvonne zachary zaqwsx zeppelin zipper zombie zxcvbn zxcvbnm
`
    .trim()
    .split(/\s+/),
);
