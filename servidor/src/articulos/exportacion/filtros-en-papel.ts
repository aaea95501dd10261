import { type Campo, columnaDeCampo, decirValor } from '@trastienda/nucleo/articulos/campos/campo.ts';
import {
  CAMPOS_CON_VALORES,
  CAMPOS_DE_FILTRO,
  type ConsultaDeArticulos,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { type Iva, textoDeIva } from '@trastienda/nucleo/articulos/iva.ts';
import { escribirDia, escribirNumero } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { type Condicion, leerConocidas } from '@trastienda/nucleo/comun/filtros.ts';
import { ESTADOS, TIPOS } from '#articulos/nombres.ts';
import { conColumnasDeHoy } from '#articulos/tabla/nodos-fusionados.query.ts';
import { listarValoresDeFiltro } from '#articulos/tabla/valores.query.ts';
import type { Consulta } from '#http/contexto.ts';

type CampoConValores = (typeof CAMPOS_CON_VALORES)[number];
/** What the table can be narrowed by besides its columns, and the column that says what each is called. */
const DE_UN_LUGAR = { rubroId: 'rubro', familiaId: 'familia', subfamiliaId: 'subfamilia', marcaId: 'marca' } as const;

type Mundo = {
  readonly consulta: Consulta;
  /** What each column is called on paper. */
  readonly titulos: ReadonlyMap<string, string>;
  readonly campos: readonly Campo[];
  readonly sucursales: readonly { readonly id: string; readonly nombre: string }[];
};

/**
 * What is asked of the artículos of a table, in words: what is on paper says why it is there (ART-21, TD-07). A node that was
 * merged is called as the one that has its artículos now, which are those on the paper.
 */
export async function filtrosEnPapel(mundo: Mundo, pedida: ConsultaDeArticulos): Promise<readonly string[]> {
  const { consulta, sucursales, titulos } = mundo;
  const query = await conColumnasDeHoy(consulta.db, pedida);
  const lugares = Object.entries(DE_UN_LUGAR).flatMap(([clave, campo]): Condicion[] => {
    const id = query[clave as keyof typeof DE_UN_LUGAR];
    return id === undefined ? [] : [{ campo, es: 'uno', valores: [id] }];
  });
  const condiciones = [...lugares, ...leerConocidas(query.filtros, CAMPOS_DE_FILTRO)];
  const dichas = await Promise.all(
    condiciones.map(async (una) => `${titulos.get(una.campo) ?? una.campo}: ${await decir(mundo, una)}`),
  );
  const sucursal = sucursales.find(({ id }) => id === query.sucursalId)?.nombre;
  const vehiculo = [query.vehiculoMarca, query.vehiculoModelo, query.vehiculoMotor, query.vehiculoAnio]
    .filter((parte) => parte !== undefined)
    .join(' ');
  return [
    query.estado !== undefined && `Estado: ${ESTADOS[query.estado]}`,
    query.tipo !== undefined && `Tipo: ${TIPOS[query.tipo]}`,
    ...dichas,
    siONo(query.conStock, 'Con stock', 'Sin stock'),
    siONo(query.sinPrecio, 'Sin precio', 'Con precio'),
    siONo(query.bajoMinimo, 'Bajo el mínimo', 'Sin faltantes'),
    siONo(query.enNegativo, 'En negativo', 'Sin negativos'),
    sucursal !== undefined && `Sucursal: ${sucursal}`,
    vehiculo !== '' && `Vehículo: ${vehiculo}`,
    query.buscar !== undefined && query.buscar !== '' && `Búsqueda: «${query.buscar}»`,
  ].filter((dicho) => dicho !== false);
}

const siONo = (valor: string | undefined, si: string, no: string): string | false =>
  valor !== undefined && (valor === 'true' ? si : no);

async function decir(mundo: Mundo, condicion: Condicion): Promise<string> {
  switch (condicion.es) {
    case 'vacio':
      return 'vacío';
    case 'lleno':
      return 'con algo';
    case 'contiene':
      return `contiene «${condicion.texto}»`;
    case 'empieza':
      return `empieza con «${condicion.texto}»`;
    case 'igual':
      return `es «${condicion.texto}»`;
    case 'entre':
      return decirRango(condicion);
    case 'uno':
      return (await decirValores(mundo, condicion.campo, condicion.valores)).join(', ');
  }
}

function decirRango({ campo, desde, hasta }: { campo: string; desde?: string; hasta?: string }): string {
  const esDia = campo === 'modificado' || campo.startsWith('campoFecha-');
  const escribir = (extremo: string) => (esDia ? escribirDia(extremo) : escribirNumero(extremo, 0, 4));
  if (desde === undefined) return `hasta ${escribir(hasta ?? '')}`;
  return hasta === undefined ? `desde ${escribir(desde)}` : `${escribir(desde)} a ${escribir(hasta)}`;
}

const esDeUnLugar = (campo: string): campo is CampoConValores =>
  (CAMPOS_CON_VALORES as readonly string[]).includes(campo);

async function decirValores(
  { consulta, campos }: Mundo,
  campo: string,
  valores: readonly string[],
): Promise<readonly string[]> {
  if (esDeUnLugar(campo)) {
    const pedido = { campo, elegidos: valores.join(','), pagina: 1, porPagina: 100 };
    return (await listarValoresDeFiltro(consulta, pedido)).filas.map(({ texto }) => texto);
  }
  const nombres: Readonly<Record<string, string>> | undefined = { tipo: TIPOS, estado: ESTADOS }[campo];
  if (nombres) return valores.map((valor) => nombres[valor] ?? valor);
  if (campo === 'iva') return valores.map((valor) => textoDeIva(valor as Iva));
  const propio = campos.find((uno) => columnaDeCampo(uno) === campo);
  return propio ? valores.map((valor) => decirValor(propio, valor)) : valores;
}
