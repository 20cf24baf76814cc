/**
 * Colours that do not follow the theme: a page, a ghost or a face in a drawing stays light in the night theme. All
 * other colours are the theme's custom properties.
 */
export const fixedColour = {
  cream: '#fbe9c6',
  creamShade: '#e6cda0',
  skin: '#e9b48f',
  skinDeep: '#b87a55',
  hair: '#5b3a36',
  wood: '#7a5148',
  woodDeep: '#583a40',
} as const;
