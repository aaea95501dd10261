import { crearTextos } from '@trastienda/nucleo/comun/texto.ts';
import {
  estructuraDeLaFila,
  type FilaDeComponente,
  interpretarComponente,
} from '@trastienda/nucleo/importaciones/entidades/componente-de-archivo.ts';
import {
  agruparEstructuras,
  type FilaIlegible,
} from '@trastienda/nucleo/importaciones/entidades/estructuras-del-archivo.ts';
import { bloquearGrafo, guardarCargaDeEstructuras, leerCargaDeHoy, todosLosComponentes } from '#articulos/index.ts';
import { buscarPorCodigo } from '#importaciones/codigos/codigos-nombrados.query.ts';
import { detallar } from '#importaciones/trabajo/carga.ts';
import type { Conteo, Mesa, Obra } from '#importaciones/trabajo/obra.ts';
import { planear } from './estructuras-planeadas.ts';
import { guardarFilasDeEstructuras, rechazarFilas } from './estructuras-resultados.repo.ts';

type Recibidas = { readonly filas: FilaDeComponente[]; readonly ilegibles: FilaIlegible[] };

/**
 * Rows of estructuras (EST-11). They stay in memory, each of its texts once: what becomes of any of them is known when all of its
 * estructura was read, and an estructura may come in any order.
 */
export async function abrirMesaDeEstructuras(obra: Obra): Promise<Mesa> {
  const { tabla } = obra;
  const recibidas: Recibidas = { filas: [], ilegibles: [] };
  const unaVez = crearTextos();
  let anterior = '';
  /** A row without an artículo, or with cells too many or too few, may well be of the one before. */
  const noSeLee = (celdas: readonly string[], fila: number, { conForma }: { readonly conForma: boolean }) => {
    const { codigo, estado } = estructuraDeLaFila({ tabla }, celdas);
    const codigos = codigo !== '' && conForma ? [codigo] : [codigo, anterior].filter((uno) => uno !== '');
    recibidas.ilegibles.push({ fila, codigos, estado: conForma ? estado : null });
    if (codigo !== '') anterior = codigo;
  };
  return {
    referencia: 'codigo',
    recibir: (celdas, fila) => {
      const leida = interpretarComponente({ tabla }, celdas, fila);
      if (!leida.aceptada) {
        noSeLee(celdas, fila, { conForma: true });
        return leida.rechazos;
      }
      anterior = leida.fila.codigo;
      recibidas.filas.push(conTextosUnaVez(leida.fila, unaVez));
      return [];
    },
    sinForma: (celdas, fila) => noSeLee(celdas, fila, { conForma: false }),
    volcar: async () => {},
    terminar: () => terminar(obra, recibidas),
  };
}

const SIN_SUSTITUTOS: readonly string[] = [];

const conTextosUnaVez = (fila: FilaDeComponente, unaVez: (texto: string) => string): FilaDeComponente => ({
  fila: fila.fila,
  codigo: unaVez(fila.codigo),
  estado: fila.estado,
  componente: unaVez(fila.componente),
  cantidad: unaVez(fila.cantidad),
  merma: unaVez(fila.merma),
  opcional: fila.opcional,
  sustitutos: fila.sustitutos.length === 0 ? SIN_SUSTITUTOS : fila.sustitutos.map(unaVez),
  unidad: unaVez(fila.unidad),
  nota: unaVez(fila.nota),
});

async function terminar(obra: Obra, recibidas: Recibidas): Promise<Conteo> {
  const { tx, avanzar, simular, usuario } = obra;
  avanzar({ etapa: 'comparar', hechos: 0, total: 3 });
  // Whoever puts anything in force meanwhile waits, as with an estructura of the screen: a way round is never closed by two at once.
  if (!simular) await bloquearGrafo(tx);
  const { versiones, nombrados, conteo } = await decidir(obra, recibidas);
  avanzar({ etapa: 'guardar', hechos: 0, total: conteo.crear + conteo.actualizar });
  if (!simular) await guardarCargaDeEstructuras(tx, versiones, nombrados, usuario.id);
  return conteo;
}

/** What comes of the rows, written beside each. They are let go on the way: they are a good part of what a thread has. */
async function decidir(obra: Obra, { filas, ilegibles }: Recibidas) {
  const { tx, avanzar, simular } = obra;
  const quien = await buscarPorCodigo(tx, codigosDe(filas, ilegibles));
  const agrupadas = agruparEstructuras(filas, ilegibles, quien);
  filas.length = 0;
  avanzar({ etapa: 'comparar', hechos: 1, total: 3 });
  const hoy = await leerCargaDeHoy(
    tx,
    {
      conjuntos: [...new Set(agrupadas.estructuras.map(({ articuloId }) => articuloId))],
      componentes: todosLosComponentes(agrupadas.estructuras.map(({ lineas }) => lineas)),
    },
    { sostener: !simular },
  );
  const { decididas, versiones, rechazos, nuevas, cambian, iguales, fuera } = await planear(
    tx,
    hoy,
    agrupadas.estructuras,
  );
  await rechazarFilas(obra, [...agrupadas.rechazos, ...rechazos]);
  avanzar({ etapa: 'comparar', hechos: 2, total: 3 });
  const { salen, ...cuenta } = await guardarFilasDeEstructuras(obra, hoy, decididas);
  const detalles = detallar({
    'Estructuras nuevas': nuevas,
    'Estructuras que cambian': cambian,
    'Estructuras sin cambios': iguales,
    'Estructuras que no entran': agrupadas.fuera + fuera,
    'Componentes que salen': salen,
  });
  return { versiones, nombrados: hoy.nombrados, conteo: { ...cuenta, detalles } };
}

function* codigosDe(filas: readonly FilaDeComponente[], ilegibles: readonly FilaIlegible[]): Generator<string> {
  for (const { codigo, componente, sustitutos } of filas) {
    yield codigo;
    yield componente;
    yield* sustitutos;
  }
  for (const { codigos } of ilegibles) yield* codigos;
}
