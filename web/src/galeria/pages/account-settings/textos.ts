import { crearTextos } from '#galeria/comun/textos.ts';
import { en } from './textos.en.ts';
import { es } from './textos.es.ts';

export const textos = crearTextos('account-settings', es, en);
