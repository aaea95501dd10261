import type { erroresDeInicio } from '@trastienda/nucleo/inicio/errores.ts';
import type { Rechazos } from './tipos.ts';

export const inicioEn: Rechazos<keyof typeof erroresDeInicio> = {
  'inicio.aviso_vencido': (d) =>
    `${d.hasta} is over: nobody would see the notice. Choose a day from today on, or leave it without one.`,
  'inicio.demasiados_avisos': (d) =>
    `There are ${d.maximo} notices in sight already. Take down one that is not needed and write it again.`,
};
