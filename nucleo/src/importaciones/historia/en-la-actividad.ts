import { nombrarUso } from '#articulos/aplicaciones/vehiculo.ts';
import { textoUnitario } from '#comun/dinero.ts';
import type { Entidad } from '#importaciones/entidades/entidades.ts';
import type { Relacion } from '#importaciones/entidades/equivalencia.ts';
import { tituloDeCampo } from './campos-que-cambian.ts';
import { type CambioLegible, cambiosLegibles, cambiosPorCampo, type Imagen, valorLegible } from './legible.ts';

/** A row of a file as it is kept, of those that tell of one record. */
export type FilaDelRegistro = {
  readonly antes: Imagen;
  readonly despues: Imagen;
  /** The depósito it is about, as people call it; null when it is about none. */
  readonly lugar: string | null;
};

/**
 * What a file did to one record, as the trail of the record tells what people do to it by hand (ART-26): its fields by the
 * names the trail gives them, its values as they are read.
 *
 * @param vuelta what taking the file back did: what was after is before.
 */
export function camposEnLaActividad(
  entidad: Entidad,
  filas: readonly FilaDelRegistro[],
  { vuelta = false } = {},
): CambioLegible[] {
  const campos = filas.flatMap((fila) => deUnaFila(entidad, fila));
  return vuelta ? campos.map(({ campo, antes, despues }) => ({ campo, antes: despues, despues: antes })) : campos;
}

function deUnaFila(entidad: Entidad, fila: FilaDelRegistro): readonly CambioLegible[] {
  const { antes, despues, lugar } = fila;
  switch (entidad) {
    case 'articulos':
    case 'clientes':
    case 'localidades':
      // The name of each field stays: whoever shows the trail has it in the language of the person.
      return cambiosPorCampo(entidad, antes, despues);
    case 'minimos':
      return cambiosLegibles(entidad, antes, despues).map(({ campo, ...valores }) => ({
        ...valores,
        campo: `${campo.toLowerCase()} en ${lugar ?? ''}`,
      }));
    case 'codigos':
      return [deUnCodigo(antes, despues)];
    case 'equivalencias':
      return [deUnaRelacion(antes, despues)];
    case 'estructuras':
      return cambiosLegibles(entidad, antes, despues).map((cambio) => ({
        ...cambio,
        campo: cambio.campo.toLowerCase(),
      }));
    case 'costos':
      return [{ campo: 'costo de reposición', antes: deUnCosto(antes), despues: deUnCosto(despues) }];
    case 'aplicaciones':
      return [{ campo: 'aplicación', antes: null, despues: despues && nombrarUso(usoDe(despues)) }];
    // Of the document it made, and of the artículo it created, it is enough to say that it was born so.
    case 'ventas':
    case 'listas_de_proveedor':
    // These are told by the documents they make.
    case 'stock':
    case 'precios':
      return [];
  }
}

/** As the trail says it of one by one: what stands in for it, what replaces it, or what it replaces. */
function deUnaRelacion(antes: Imagen, despues: Imagen): CambioLegible {
  const campo = CAMPO_DE_RELACION[String(despues?.relacion) as Relacion] ?? CAMPO_DE_RELACION.EQUIVALENTE;
  const otro = (imagen: Imagen) => (imagen?.equivalente == null ? null : String(imagen.equivalente));
  return { campo, antes: otro(antes), despues: otro(despues) };
}

const CAMPO_DE_RELACION: Readonly<Record<Relacion, string>> = {
  EQUIVALENTE: 'equivalente',
  LO_REEMPLAZA: 'reemplazado por',
  REEMPLAZA_A: 'reemplaza a',
};

const deUnCosto = (imagen: Imagen): string | null =>
  imagen?.costo == null ? null : `${imagen.moneda} ${textoUnitario(String(imagen.costo))}`;

function deUnCodigo(antes: Imagen, despues: Imagen): CambioLegible {
  const tipo = despues?.tipo ?? antes?.tipo;
  const escribir = (imagen: Imagen) => {
    const valor = imagen?.valor ?? null;
    const cantidad = valorLegible('cantidad', imagen?.cantidad ?? null);
    if (valor === null) return cantidad === null ? null : `por ${cantidad}`;
    return cantidad === null ? String(valor) : `${valor} por ${cantidad}`;
  };
  const campo = typeof tipo === 'string' ? `código ${tipo}` : tituloDeCampo('codigos', 'valor').toLowerCase();
  return { campo, antes: escribir(antes), despues: escribir(despues) };
}

function usoDe(imagen: NonNullable<Imagen>) {
  const texto = (campo: string) => String(imagen[campo] ?? '');
  const anio = (campo: string) => (imagen[campo] == null ? null : Number(imagen[campo]));
  return {
    ...{ marca: texto('marca'), modelo: texto('modelo'), motor: texto('motor') },
    ...{ desde: anio('desde'), hasta: anio('hasta') },
  };
}
