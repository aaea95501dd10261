import { muestrasDeNotas } from './muestras/notes.ts';
import { bien, type Manejador } from './servidor.ts';

export const verNotas: Manejador = () => bien(muestrasDeNotas(new Date()));
