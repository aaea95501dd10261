import { createContext } from 'react';

/** Where the labels of a form stand: above their fields, or beside them where there is room, at either end of their column. */
export type Disposicion = 'arriba' | 'al-lado' | 'al-lado-al-fin';

export const DisposicionContext = createContext<Disposicion>('arriba');
