import { paths } from '../../paths.ts';

/** Parameter of the library's address for one of its series. */
export const SERIES = 'series';

export const seriesAddress = (id: string) => `${paths.library()}?${new URLSearchParams({ [SERIES]: id })}`;
