/** The games in which claims lie, written down by `npm run lab -- claims`. */
import type { Ground } from '../../../engine/packed';

export const GROUNDS: readonly Ground[] = [
  {
    seats: 3,
    seed: 'claims 0',
    edition: 1,
    moves: '0000o4tjx1n8ogv6pk24a11000057c3kynld25c40QifHqbKj0g00000a5Ak7f9d47f34b049v06105s022364r3a80qa06163k51',
    claims: ['10 1 1 v far#6', '63 2 2 36 near#2', '89 2 2 vw far#6', '101 2 2 WP far#4'],
  },
  {
    seats: 4,
    seed: 'claims 1',
    edition: 1,
    moves:
      '0000h4cl52q6valej0ndl8bt65b5i40s406k03r0000000gg6jf7kscf8eui574ggH7h9_12353e2000000jdk38emko5jq8fC4gjl8gh3crg1290o3dc19ed74tbfw3g',
    claims: ['21 1 1 j near#2', '109 2 1 9c near#1', '119 2 3 x8 far#5', '121 1 1 2 near#1', '127 2 2 1f reach:1'],
  },
  {
    seats: 5,
    seed: 'claims 2',
    edition: 1,
    moves: '00000fspJ926scwocE3p3Fb1mb236ru424A635091je0j2aAA307en2903v023fh211510000000009g5mn87c9a',
    claims: ['16 2 3 FF far#6', '20 3 2 3nr near#1', '22 3 3 fkX reach:0+reach:1', '42 2 1 kn far#7', '88 2 2 5a cut'],
  },
  {
    seats: 3,
    seed: 'claims 3',
    edition: 1,
    moves: '0005f9sc2u1t56ffa9ee3x6c0522200000h1p4jj6bj35e77n6m95b6985i51i65e80030m5a33s05s03gm1',
    claims: ['14 2 2 lu far#7', '42 1 1 q far#8', '84 1 1 r far#3'],
  },
  {
    seats: 4,
    seed: 'claims 4',
    edition: 1,
    moves: '0000o1pbfl76ev2rn00p7t62c7s1gxb447081431000000l6dm878kl1epc9bfj91j1348d25100000011oce7fkzD9e6voe5E49c',
    claims: ['25 2 3 jk far#7', '101 2 3 nt far#4'],
  },
  {
    seats: 5,
    seed: 'claims 5',
    edition: 1,
    moves:
      '00000pqgk3q645733aae645rl1129de5a2a6x20c6A3042dbb72M200000007chx887mFnmf8fnA3l3250274392844q925a43407001eq2825dh21bab10220000000pr4qfn135z7op1e6eh5y0h0B5726m2583f42o1I54bd14736e0',
    claims: [
      '18 2 2 3m far#7',
      '114 2 2 64 reach:2',
      '138 2 2 ez near#2',
      '154 3 3 6dn near#1',
      '166 2 2 p7 near#2',
      '178 2 2 qk near#2',
    ],
  },
  {
    seats: 3,
    seed: 'claims 6',
    edition: 1,
    moves:
      '000q605b28e00cw1ctc016g16608512bD9510000d1y2fochwk6g62c2i258l4955cl21q7BE5805xf5149021rc10000juijB928i1Di413o1463d340af01d0c4c1a0241b3182t13',
    claims: ['32 2 3 m3 far#5', '65 2 3 n5 far#5', '140 2 3 23 far#5'],
  },
  {
    seats: 4,
    seed: 'claims 7',
    edition: 1,
    moves: '0000412q1q7x1b0qEcdhxr47p5842928959210u42y20n890000000q9tBK8',
    claims: ['27 3 3 85v reach:0+reach:1', '45 2 2 hb reach:0+reach:1', '60 2 3 8j far#5'],
  },
  {
    seats: 5,
    seed: 'claims 8',
    edition: 1,
    moves:
      '00000dosatloiaj8sE90481zoomDik32B6f43A714159024Z4314j1a02204511330000000000000gmcb3d6g855l4gq446ola7425kwgg8w06Gh6t6db17503340ms180jd1a1q2130j203000000g1pss14tCB2a11k5aq5',
    claims: ['6 1 1 t far#8', '32 2 2 sp near#1', '42 2 3 WR far#7', '136 1 1 p far#4', '170 2 2 lx far#7'],
  },
  {
    seats: 3,
    seed: 'claims 9',
    edition: 1,
    moves:
      '000cwdoAlk19h26de10f0280ed43761d37d52d47i1ma19821e0010p7qq4J00000c23hBi3f0c6pi5m1a14D11ig8524470460700000164mwAgdci64282fb53f0dc634b2fe36g0a651e0d50f3b18tg8',
    claims: ['97 1 1 h far#6', '156 2 3 ac far#5'],
  },
  {
    seats: 4,
    seed: 'claims 10',
    edition: 1,
    moves: '0000gec514550jc3f_10210d02g91100000eii9onFxna8et00Y80Ac011000005eBad1YdEyD',
    claims: ['11 2 3 pw far#7', '72 2 2 rj far#6'],
  },
  {
    seats: 5,
    seed: 'claims 11',
    edition: 1,
    moves:
      '00000340o990gd2k7fh927g29oej5a6imd9hf1D0g4658768h20C200000001272q2jq9nc0goad3ya687ic45qvf338ka2b2eh087eck75edk230500000000h7waoqdp',
    claims: ['48 1 1 I far#3', '98 3 2 348 near#2', '108 3 1 bb4 reach:0', '130 2 3 vm far#8'],
  },
  {
    seats: 3,
    seed: 'claims 12',
    edition: 1,
    moves: '0008nrC7cku4Bsed2o9jA9z36sS1cI7b010u1pb0m100004q6c9b37171d657k9010000bda6k5a6p8de72g025291q7653a318',
    claims: ['8 1 1 L far#7', '59 1 1 y far#5', '61 1 1 m far#3', '99 2 2 5e near#1'],
  },
  {
    seats: 4,
    seed: 'claims 13',
    edition: 1,
    moves: '00007mdp8z9CcomMwp22000000q3rzkdsag8v5s1000000p80dh0app86l35f1be312jd4d5bf4b4mf912771ch64f',
    claims: ['11 1 1 1 far#6', '33 2 2 pD near#1', '37 2 2 5L reach:1', '82 2 2 Bk far#8', '90 2 3 _108 far#5'],
  },
  {
    seats: 5,
    seed: 'claims 14',
    edition: 1,
    moves:
      '00000a8f833119l1bvk0v5t6aN5F17K7b02000000009a9s9fb21dh3e35m2Cmdo102825Bs6aawp224I18qu3723530381o4063530632003000000firAdremtCi437K4cg4Peh91',
    claims: ['16 3 3 26m near#1', '139 2 3 rA far#7'],
  },
  {
    seats: 3,
    seed: 'claims 15',
    edition: 1,
    moves: '000e4c66qe15d2Nn7042Ssh1401000010fk15gjgp4ol33682z2i604n31',
    claims: ['12 1 1 q far#5', '52 2 3 wv far#7', '58 1 1 f near#1'],
  },
  {
    seats: 4,
    seed: 'claims 16',
    edition: 1,
    moves: '00005xf98lba1C9CmHrceh056f0lzA39m2100000dafasg440bp90ie0ri02f6z311',
    claims: ['15 1 1 d near#2', '28 2 1 ja reach:1', '66 3 2 gcp reach:1'],
  },
  {
    seats: 5,
    seed: 'claims 17',
    edition: 1,
    moves: '000008t1c83r8kogy111fs577613821264d2ca01_13c20018106',
    claims: ['50 2 2 01 near#2'],
  },
  {
    seats: 4,
    seed: 'claims 100',
    edition: 1,
    moves:
      '00009fx68Miom33D22f_14a61_1c20920000002noo4oqiD398514p53oi4slu38lx02n91e1e4mo73h9816A81e60000000pm2pkramxdmAoa9j732y157k57EuL2',
    claims: [
      '24 2 3 df far#4+narrow#3',
      '48 2 1 0n free@2+wreck#2@3',
      '55 2 2 cm gold#2',
      '67 2 2 or gold#2',
      '80 3 2 k3a near#1+spare#2',
      '112 2 1 8A reach:0+reach:1',
      '114 3 3 0cf narrow#2',
    ],
  },
  {
    seats: 5,
    seed: 'claims 101',
    edition: 1,
    moves:
      '00000c1ud877roBg7321b801z64575524l8P3i2f12X0e25718n5ppEi0xkcr2s67P1p44p0000000ah1i5j2gombi270jrbb532842B55q1k7zmbl8u9736rm083r6062o72124101002000000000glzgvlzf7y2d08x19SdKa6Qid11',
    claims: [
      '25 2 3 gk far#6+guard#8',
      '27 2 1 7x free@2',
      '30 1 1 b near#2',
      '44 2 3 6l far#3+guard#5',
      '50 2 3 mj narrow#3',
      '102 3 1 056 wreck#2@0+free@3',
      '110 3 3 49a narrow#2',
      '115 3 1 1pr free@1+free@3',
      '116 3 3 d39 near#2',
      '161 3 3 puC near#1+spare#2',
      '170 2 3 mw guard#6',
      '178 2 3 zH spare#2',
    ],
  },
  {
    seats: 3,
    seed: 'claims 102',
    edition: 1,
    moves:
      '0001c2Bwlgfoc9okeep3901182c421dH46g0v72E23a3281000018h4k7rk24a9g7dha8f36v5P72364Hw5n52la2n30000006by5kogiD6kehhI8g176OJdq',
    claims: ['31 2 3 4f guard#7', '73 3 2 12m reach:2', '117 2 2 cH reach:0'],
  },
  {
    seats: 4,
    seed: 'claims 103',
    edition: 1,
    moves:
      '000021nd9e4b36ti4ouu58ketmoD4C79545b148j13583w012dcp0wc028661n6322510100000f7arysbjx4ghg0nr309Xh2L2000000180idit5si4a1o0ptu3t',
    claims: [
      '30 3 3 7xP spare#2',
      '31 2 1 OT free@0',
      '41 2 1 93 join',
      '45 3 1 7ou free@0+wreck#2@2',
      '80 1 1 8 near#2',
      '94 2 3 ve far#4+narrow#3',
      '97 2 3 HB reach:2',
      '125 2 2 5e far#5+guard#6',
    ],
  },
  {
    seats: 4,
    seed: 'claims 106',
    edition: 1,
    moves: '000021jfwEs1_1a9_1eE02100000l2i23K9Eojl62fk7z0p64522200000002epbqsi6cqai5g1i2Q',
    claims: ['30 2 2 qC narrow#4', '70 3 1 38f free@2+wreck#2@3', '74 3 1 07n free@1'],
  },
  {
    seats: 5,
    seed: 'claims 107',
    edition: 1,
    moves:
      '0000029l7biueeyi7t3m57ilCj1100000005l8d8ryqC5mpax3321G2i4eO3g62H3666on01000000996a118sul03BNg70cm84u719227fba01g53ea03',
    claims: ['20 2 2 fC near#1+guard#5', '102 2 1 5a free@0+free@4', '118 2 1 02 wreck#3@0+free@4'],
  },
  {
    seats: 5,
    seed: 'claims 131',
    edition: 1,
    moves:
      '00000flxg4epk4Q4rhs7RgBBk2k43asb2cd615n09y0C9dc3j21000000h1oi34dp30bqva7rvn3bw29289121000000j15v4vhkewqrd6Lhd4eb40bl_1b',
    claims: [
      '26 2 1 1b wreck#2@1+free@4',
      '30 2 1 n8 near#1',
      '36 3 1 fmo free@1+wreck#3@3',
      '46 2 2 ci spare#2+gold#1',
      '48 2 3 q0 far#3+narrow#3',
      '74 2 1 nj near#1+spare#2',
      '76 3 1 imv free@1+free@4',
      '117 2 1 dC spare#2+gold#1',
    ],
  },
];
