import type { DatosDeEtiqueta } from '@trastienda/nucleo/articulos/contrato.ts';
import type { FormatoDeEtiqueta } from '@trastienda/nucleo/articulos/etiquetas/formato.ts';
import { cuantasHojas } from '@trastienda/nucleo/articulos/etiquetas/formato.ts';
import type { QueDice } from '@trastienda/nucleo/articulos/etiquetas/que-dice.ts';
import { escribirDia } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { enTandas } from '#articulos/exportacion/tandas.ts';
import { exigirLista } from '#articulos/tabla/lista.query.ts';
import type { Consulta } from '#http/contexto.ts';
import { imprimir } from '#http/papel/imprimir.ts';
import type { ArchivoPdf } from '#http/papel/pdf.ts';
import { rechazar } from '#http/regla-rota.ts';
import { leerDatosDeEtiquetas } from './datos.query.ts';
import { leerImpresionGuardada } from './impresiones.query.ts';

/** What the thread that draws labels is given before the first one. */
export type EncargoDeEtiquetas = {
  readonly formato: FormatoDeEtiqueta;
  readonly desde: number;
  readonly dice: QueDice;
};

/** Labels that were prepared, with the prices of now: printing them again prints today's. */
export async function imprimirEtiquetas({ db, ahora }: Consulta, id: string): Promise<ArchivoPdf> {
  const guardada = await leerImpresionGuardada(db, id);
  if (!guardada) return rechazar('comun.no_encontrado', { que: 'la impresión' });
  const { formato, dicen, desde, articulos, copias, etiquetas } = guardada;
  const lista = await exigirLista(db, guardada.listaId);
  const elegidas = articulos.map((articuloId, i) => ({ articuloId, copias: copias[i] ?? 1 }));
  const encargo: EncargoDeEtiquetas = {
    formato,
    desde,
    dice: { ...dicen, lista: lista.nombre, moneda: lista.moneda, hoy: escribirDia(diaArgentino(ahora)) },
  };
  return {
    nombre: 'etiquetas.pdf',
    paginas: cuantasHojas(formato, etiquetas, desde),
    contenido: imprimir<DatosDeEtiqueta>({
      dibujante: new URL('./etiquetas.worker.ts', import.meta.url),
      encargo,
      tandas: enTandas(elegidas, (tanda) => leerDatosDeEtiquetas(db, tanda, lista.id, ahora)),
    }),
  };
}
