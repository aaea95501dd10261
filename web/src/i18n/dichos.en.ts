import type { Dichos } from './decir.ts';
import { erroresEn as rechazos } from './errores.en.ts';
import { notificacionesEn as notificaciones } from './notificaciones.en.ts';
import { dependenciaEn as dependencia } from './rechazos/dependencias.en.ts';
import { frasesEn as frases } from './rechazos/frases.en.ts';
import { reparoEn as reparo } from './rechazos/fusion.en.ts';

/** What the server says, in English. */
export const dichosEn: Dichos = { rechazos, frases, notificaciones, dependencia, reparo };
