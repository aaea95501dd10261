import { escribirEntero } from '@trastienda/nucleo/comun/escribir-numero.ts';
import type { AvanceDeDemo, RechazoDeDemo, ResumenDeDemo } from './cargar.ts';

const ETAPAS = {
  articulos: 'Artículos y precios',
  clientes: 'Clientes',
  stock: 'Stock inicial',
  notas: 'Un año de ventas',
  ordenar: 'Ordenando la base de datos',
} as const satisfies Record<AvanceDeDemo['etapa'], string>;

export const fraseDeAvance = ({ etapa, hechos, total }: AvanceDeDemo): string =>
  `Empresa de demostración: ${ETAPAS[etapa]} ${total === 0 ? 100 : Math.min(100, Math.floor((100 * hechos) / total))} %`;

/** Why it was not loaded and what can be done. */
export function fraseDeRechazo(rechazo: RechazoDeDemo): string {
  switch (rechazo.motivo) {
    case 'con_datos':
      return `Esta base de datos ya tiene ${enumerar(rechazo.datos)}: la empresa de demostración se carga sólo en una base nueva. Usá otra carpeta con DATA_DIR u otra base con DATABASE_URL. No cambió nada.`;
    case 'ya_cargada':
      return 'La empresa de demostración ya está cargada en esta base de datos. No cambió nada.';
    case 'en_curso':
      return 'Otra orden está cargando la empresa de demostración en este momento. Esperá a que termine.';
  }
}

const enumerar = (cosas: readonly string[]): string => new Intl.ListFormat('es', { type: 'conjunction' }).format(cosas);

export const fraseDeResumen = ({
  articulos,
  precios,
  clientes,
  notas,
  ajustes,
  devoluciones,
  sucursales,
}: ResumenDeDemo): string =>
  `Empresa de demostración: ${escribirEntero(articulos)} artículos con ${escribirEntero(precios)} precios, ${escribirEntero(clientes)} clientes, ${escribirEntero(sucursales)} sucursales, ${escribirEntero(notas)} notas de pedido, ${escribirEntero(ajustes)} ajustes y ${escribirEntero(devoluciones)} devoluciones.`;
