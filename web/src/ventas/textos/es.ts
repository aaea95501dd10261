import { documento } from './documento.es.ts';
import { finalizar } from './finalizar.es.ts';
import { mostrador } from './mostrador.es.ts';
import { notas } from './notas.es.ts';

export const es = { notas, mostrador, documento, finalizar } as const;
