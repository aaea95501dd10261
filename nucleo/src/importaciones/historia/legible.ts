import { textoDeIva } from '#articulos/iva.ts';
import { formatearDocumento } from '#clientes/documento.ts';
import { nombreDeCondicion } from '#comun/condicion-iva.ts';
import { DECIMALES_UNITARIO } from '#comun/dinero.ts';
import { escribirDia, escribirNumero } from '#comun/escribir-numero.ts';
import { fechaHoraTexto } from '#comun/fecha.ts';
import { camposPropios } from '#importaciones/entidades/campos-propios.ts';
import { TITULO_DE_TIPO } from '#importaciones/entidades/codigo-de-articulo.ts';
import { type CampoDeEntidad, camposDe, type Entidad } from '#importaciones/entidades/entidades.ts';
import { type Relacion, TITULO_DE_RELACION } from '#importaciones/entidades/equivalencia.ts';
import { leerFechaHora } from '#importaciones/lectura/fechas.ts';
import { monedaEscrita, sinMoneda } from '#importaciones/lectura/moneda-escrita.ts';
import { leerNumero } from '#importaciones/lectura/numeros.ts';
import { sinMarca } from '#importaciones/lectura/planilla.ts';
import { lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import { leerSiNo } from '#importaciones/lectura/valores.ts';
import { tituloDeCampo } from './campos-que-cambian.ts';

type Valor = string | number | boolean | null;
export type Imagen = Readonly<Record<string, Valor>> | null;
export type CambioLegible = { readonly campo: string; readonly antes: string | null; readonly despues: string | null };

/** What changes in a record, field by field, as people read it; `antes` null for what is created. */
export function cambiosLegibles(entidad: Entidad, antes: Imagen, despues: Imagen): CambioLegible[] {
  return cambiosPorCampo(entidad, antes, despues).map(({ campo, ...valores }) => ({
    ...valores,
    campo: tituloDeCampo(entidad, campo),
  }));
}

/** The same, by the name of each field. */
export function cambiosPorCampo(entidad: Entidad, antes: Imagen, despues: Imagen): CambioLegible[] {
  const orden = Object.keys(camposDe(entidad));
  return Object.keys({ ...antes, ...despues })
    .filter((campo) => (antes?.[campo] ?? despues?.[campo] ?? null) !== null)
    .toSorted((a, b) => lugar(orden, a) - lugar(orden, b))
    .map((campo) => ({
      campo,
      antes: valorLegible(campo, antes?.[campo] ?? null),
      despues: valorLegible(campo, despues?.[campo] ?? null),
    }));
}

const lugar = (orden: readonly string[], campo: string): number => (orden.indexOf(campo) + orden.length) % orden.length;

/** Of an artículo, or of one of its codes. */
const TIPOS: Readonly<Record<string, string>> = {
  ...TITULO_DE_TIPO,
  PRODUCTO: 'Producto',
  SERVICIO: 'Servicio',
  KIT: 'Kit',
};

const LECTURAS: Readonly<Record<string, (texto: string) => string>> = {
  precio: enPesos,
  precioPropuesto: enPesos,
  cantidad: conComa,
  minimo: conComa,
  objetivo: conComa,
  maximo: conComa,
  costo: enPesos,
  vence: escribirDia,
  iva: textoDeIva,
  relacion: (relacion) => TITULO_DE_RELACION[relacion as Relacion] ?? relacion,
  tipo: (tipo) => TIPOS[tipo] ?? tipo,
  permiteNegativo: (valor) => (valor === 'true' ? 'Sí' : 'No'),
  condicionIva: (codigo) => nombreDeCondicion(Number(codigo)),
  documento: (texto) => {
    const [tipo = '', numero = ''] = texto.split(' ');
    return formatearDocumento({ tipo, numero: numero === '' ? null : numero });
  },
};

/** What is kept of a field, as people read it. */
export function valorLegible(campo: string, valor: Valor): string | null {
  if (valor === null) return null;
  const texto = String(valor);
  return LECTURAS[campo]?.(texto) ?? texto;
}

/** «12.500,50», as every price of the product is read. */
function enPesos(texto: string): string {
  return escribirNumero(texto, 2, DECIMALES_UNITARIO);
}

/** Decimal text as people write it; the zeros of a column say nothing. */
function conComa(texto: string): string {
  const corto = texto.includes('.') ? texto.replace(/\.?0+$/, '') : texto;
  return corto.replace('.', ',');
}

/** What is read in each field of a row, as people write it, to show beside what the file has. */
export function valoresDe(entidad: Entidad, tabla: Tabla, celdas: readonly string[]): Record<string, string> {
  const lector = lectorDe<string>(tabla, celdas, 1);
  return Object.fromEntries(
    Object.entries({ ...camposDe(entidad), ...camposPropios(tabla.propios ?? []) }).flatMap(([campo, { clase }]) => {
      if (tabla.lugares[campo] === undefined) return [];
      const leer = clase === 'numero' ? lector.numero : lector.texto;
      return [[campo, leido(leer(campo, Number.POSITIVE_INFINITY), clase, tabla)]];
    }),
  );
}

/** The value in the words of the product; a cell that cannot be read stays as it is. */
function leido(texto: string, clase: CampoDeEntidad['clase'], { signo, fecha }: Tabla): string {
  if (texto === '' || clase === 'texto') return texto;
  if (clase === 'numero') {
    const numero = leerNumero(sinMoneda(texto), { signo, decimales: 8, enteros: 14 });
    if (!numero.ok) return sinMarca(texto);
    const moneda = monedaEscrita(texto);
    return moneda === undefined ? conComa(numero.value) : `${moneda} ${conComa(numero.value)}`;
  }
  if (clase === 'fecha') {
    const instante = leerFechaHora(texto, fecha);
    return instante.ok ? fechaHoraTexto(instante.value) : texto;
  }
  const valor = leerSiNo(texto);
  if (valor === undefined) return texto;
  return valor ? 'Sí' : 'No';
}
