import { crearTextos } from '#galeria/comun/textos.ts';
import { en } from './textos.en.ts';
import { es } from './textos.es.ts';

/** What the shop of the demonstration says. */
export const textos = crearTextos('ecommerce', es, en);
