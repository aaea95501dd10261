import { crearTextos } from '#galeria/comun/textos.ts';
import { en } from './textos.en.ts';
import { es } from './textos.es.ts';

/** What the visual system says. */
export const textos = crearTextos('sistema', es, en);
