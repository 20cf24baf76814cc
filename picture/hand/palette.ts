/** Every colour of the illustrations. See STYLE.md for what each family is for. */
export const colour = {
  night: '#161B3D',
  midnight: '#232A58',
  dusk: '#3A437C',
  evening: '#5A64A3',
  periwinkle: '#8A94C8',
  mist: '#B9BEDF',

  plum: '#7C5B86',
  mauve: '#B27A8E',
  rose: '#E3A08C',
  peach: '#F3C59B',
  dawn: '#FBE3BC',

  lampDeep: '#C98A2B',
  lamp: '#F5BC47',
  lampLight: '#FBDB8B',
  glow: '#FFF1CB',

  clayDeep: '#8C4636',
  clay: '#CB7254',
  clayLight: '#E39B78',

  forest: '#36524C',
  moss: '#5B7C69',
  sage: '#86A384',
  sageLight: '#B4C7A2',

  bark: '#4A3140',
  wood: '#7A5148',
  woodLight: '#A97858',

  paper: '#FBF3E4',
  cream: '#F2E3C6',
  sand: '#DCC7A3',

  ink: '#2A2240',
  day: '#CFDDE2',
  sea: '#6C9BAA',
  seaDeep: '#3E6B82',
} as const;

export const skin = {
  fair: '#F3C9A8',
  olive: '#DFA67E',
  tan: '#C98D66',
  brown: '#A66D4C',
  deep: '#7C4C3A',
} as const;

export const hair = {
  black: '#332838',
  brown: '#5B3A36',
  chestnut: '#84513D',
  ginger: '#C06A3C',
  blond: '#DDB069',
  grey: '#B9B3B5',
  white: '#E9E2D4',
} as const;
