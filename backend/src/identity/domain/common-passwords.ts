/**
 * The passwords that lists of stolen ones begin with and that pupils reach for, from six characters on. Chosen by
 * hand: digits and keys in a row, plain words with a digit or year, school words, the product's own name.
 */
const COMMON: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 0123456789 012345 123123 1231234 12341234 123123123 123321 1234321
  112233 121212 131313 111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777
  888888 88888888 999999 987654 9876543210 987654321 654321 147258 147258369 159753 159357 741852963 456789 789456
  789456123 101010 696969 123654 123abc 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3 q1w2e3r4 qwerty qwerty1
  qwerty12 qwerty123 qwertyuiop qwertyu qwer1234 qweasd qweasdzxc qwe123 asdfgh asdfghjkl asdf1234 asdasd zxcvbn
  zxcvbnm zaq12wsx azerty password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword
  pass123 pass1234 passpass admin1 admin12 admin123 admin1234 administrator adminadmin letmein letmein1 welcome
  welcome1 welcome123 changeme changeme1 default secret secret1 secret123 login123 access master guest123 test123
  test1234 testtest testing temp1234 user123 user1234 root123 toor1234 abc123 abcd1234 abcdef abcdefg abcdefgh
  abc12345 a1b2c3 a1b2c3d4 aa123456 a12345 a123456 a1234567 aaaaaa aaaaaaaa iloveyou iloveyou1 loveyou lovely
  princess princess1 sunshine sunshine1 flower rainbow unicorn butterfly chocolate cookie cupcake dragon monkey
  tigger kitten puppies shadow superman batman spiderman pokemon pikachu minecraft fortnite roblox naruto starwars
  harrypotter football football1 baseball basketball soccer hockey softball volleyball swimming liverpool arsenal
  chelsea barcelona yankees cowboys steelers eagles lakers michael michael1 jordan jordan23 jessica ashley daniel
  jennifer charlie andrew thomas matthew joshua anthony robert nicole hannah samantha amanda freedom whatever
  trustno1 computer internet google facebook instagram tiktok youtube samsung iphone summer summer1 winter spring
  autumn summer2024 summer2025 winter2024 winter2025 spring2025 january february october november december monday
  friday nothing killer hello123 hello1 hellohello school school1 school123 student student1 student123 teacher
  teacher1 teacher123 parent123 parents volunteer volunteer1 volunteer123 homework education hourtrail hourtrail1
  hourtrail123 lincoln roosevelt mustang maverick pepper ginger buster bailey mylove family jesus1 blessed angel1
  angels justin hunter2 hunter ranger thunder tennis golfer gandalf matrix merlin qazwsx qazwsxedc zxc123 asd123
  `
    .trim()
    .split(/\s+/),
);

/** Whether a password, in lower case, is among the common ones, also with a mark or two behind it. */
export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password) || COMMON.has(password.replace(/[!.?*#$@]{1,2}$/, ''));
