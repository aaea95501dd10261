import {
  celdaDeTexto,
  type FormatoDeCelda,
  formatoDeCelda,
} from '@trastienda/nucleo/importaciones/lectura/planilla.ts';
import { LIMITES } from './limites.ts';
import { conMacros, desmedida, type Paquete, rota } from './paquete.ts';
import { recorrerXml } from './xml.ts';

/** What the cells of every sheet refer to. */
export type Libro = {
  /** Those people see first, in their order; then the hidden ones. */
  readonly hojas: readonly { readonly nombre: string; readonly parte: string }[];
  readonly desde1904: boolean;
  /** By the style of a cell. */
  readonly formatos: readonly FormatoDeCelda[];
  readonly compartidos: readonly string[];
};

type Relacion = { readonly tipo: string; readonly parte: string };

/** Reads the parts of a workbook that tell how to read its sheets. */
export async function leerLibro(paquete: Paquete): Promise<Libro> {
  await revisarTipos(paquete);
  const principal = (await relacionesDe(paquete, '')).values().find(({ tipo }) => tipo === 'officeDocument')?.parte;
  if (principal === undefined || !paquete.tiene(principal)) rota('NO_ES_LIBRO');
  const relaciones = await relacionesDe(paquete, principal);
  const parteDe = (tipo: string) => relaciones.values().find((una) => una.tipo === tipo)?.parte;
  const libro = await leerIndice(paquete, principal, relaciones);
  const [estilos, textos] = [parteDe('styles'), parteDe('sharedStrings')];
  return {
    ...libro,
    formatos: estilos !== undefined && paquete.tiene(estilos) ? await leerFormatos(paquete, estilos) : [],
    compartidos: textos !== undefined && paquete.tiene(textos) ? await leerCompartidos(paquete, textos) : [],
  };
}

async function revisarTipos(paquete: Paquete): Promise<void> {
  if (!paquete.tiene('[Content_Types].xml')) rota('NO_ES_LIBRO');
  await recorrerXml(paquete.leer('[Content_Types].xml'), {
    abrir: (_, { ContentType = '' }) => {
      if (/macroEnabled/i.test(ContentType)) conMacros('MACROS');
    },
  });
}

/** What a part leans on, by id. What points outside the archive is never followed: links are read by their last value. */
async function relacionesDe(paquete: Paquete, parte: string): Promise<ReadonlyMap<string, Relacion>> {
  const corte = parte.lastIndexOf('/') + 1;
  const carpeta = parte.slice(0, corte);
  const nombre = `${carpeta}_rels/${parte.slice(corte)}.rels`;
  const halladas = new Map<string, Relacion>();
  if (!paquete.tiene(nombre)) return halladas;
  await recorrerXml(paquete.leer(nombre), {
    abrir: (etiqueta, { Id, Type, Target, TargetMode }) => {
      if (etiqueta !== 'Relationship' || TargetMode === 'External') return;
      if (Id === undefined || Type === undefined || Target === undefined) return;
      halladas.set(Id, { tipo: Type.slice(Type.lastIndexOf('/') + 1), parte: destinoDe(Target, carpeta) });
    },
  });
  return halladas;
}

/** The part of the archive that an address names, from the folder of whoever names it. */
function destinoDe(direccion: string, carpeta: string): string {
  try {
    return decodeURI(new URL(direccion, `libro:/${carpeta}`).pathname.slice(1));
  } catch {
    return rota('ENLACE_ROTO');
  }
}

async function leerIndice(paquete: Paquete, parte: string, relaciones: ReadonlyMap<string, Relacion>) {
  const hojas: { nombre: string; parte: string; oculta: boolean }[] = [];
  let desde1904 = false;
  await recorrerXml(paquete.leer(parte), {
    abrir: (etiqueta, atributos) => {
      if (etiqueta === 'workbookPr') desde1904 = /^(1|true)$/.test(atributos.date1904 ?? '');
      if (etiqueta !== 'sheet') return;
      const id = Object.entries(atributos).find(([clave]) => /(^|:)id$/.test(clave))?.[1] ?? '';
      const relacion = relaciones.get(id);
      // A sheet may be a chart: nothing to read there.
      if (relacion?.tipo !== 'worksheet' || !paquete.tiene(relacion.parte)) return;
      hojas.push({
        nombre: (atributos.name ?? '').slice(0, 100) || `Hoja ${hojas.length + 1}`,
        parte: relacion.parte,
        oculta: (atributos.state ?? 'visible') !== 'visible',
      });
    },
  });
  return { hojas: [...hojas.filter(({ oculta }) => !oculta), ...hojas.filter(({ oculta }) => oculta)], desde1904 };
}

async function leerFormatos(paquete: Paquete, parte: string): Promise<FormatoDeCelda[]> {
  const codigos = new Map<number, string>();
  const formatos: FormatoDeCelda[] = [];
  let enCeldas = false;
  await recorrerXml(paquete.leer(parte), {
    abrir: (etiqueta, { numFmtId, formatCode }) => {
      if (etiqueta === 'cellXfs') enCeldas = true;
      if (etiqueta === 'numFmt' && formatCode !== undefined) codigos.set(Number(numFmtId), formatCode);
      if (etiqueta === 'xf' && enCeldas) {
        const id = Number(numFmtId ?? 0);
        formatos.push(formatoDeCelda(id, codigos.get(id)));
      }
    },
    cerrar: (etiqueta) => {
      if (etiqueta === 'cellXfs') enCeldas = false;
    },
  });
  return formatos;
}

async function leerCompartidos(paquete: Paquete, parte: string): Promise<string[]> {
  const textos: string[] = [];
  let letras = 0;
  let actual = '';
  let dentro = false;
  // The reading aid of Japanese names stands beside the text and is not part of it.
  let enAyuda = false;
  await recorrerXml(paquete.leer(parte), {
    abrir: (etiqueta) => {
      if (etiqueta === 'si') actual = '';
      else if (etiqueta === 'rPh') enAyuda = true;
      else if (etiqueta === 't') dentro = !enAyuda;
    },
    cerrar: (etiqueta) => {
      if (etiqueta === 't') dentro = false;
      else if (etiqueta === 'rPh') enAyuda = false;
      else if (etiqueta === 'si') {
        letras += actual.length + 16;
        if (letras > LIMITES.compartidos) desmedida('TEXTOS');
        textos.push(textoDeCelda(actual));
      }
    },
    texto: (texto) => {
      if (dentro) actual += texto;
    },
  });
  return textos;
}

/** The text of a cell: characters that XML cannot hold come written as `_x000D_`. */
export function textoDeCelda(escrito: string): string {
  if (escrito.length > LIMITES.celda) desmedida('CELDA');
  const texto = escrito.includes('_x')
    ? escrito.replace(/_x([0-9A-Fa-f]{4})_/g, (_, codigo: string) => String.fromCharCode(Number.parseInt(codigo, 16)))
    : escrito;
  return celdaDeTexto(texto);
}
