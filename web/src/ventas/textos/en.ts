import type { Traduccion } from '#i18n/traduccion.ts';
import { documento } from './documento.en.ts';
import type { es } from './es.ts';
import { finalizar } from './finalizar.en.ts';
import { mostrador } from './mostrador.en.ts';
import { notas } from './notas.en.ts';

export const en: Traduccion<typeof es> = { notas, mostrador, documento, finalizar };
