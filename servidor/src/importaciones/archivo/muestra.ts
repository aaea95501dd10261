import type { Campo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { interpretarAplicacion } from '@trastienda/nucleo/importaciones/entidades/aplicacion.ts';
import { interpretarArticulo } from '@trastienda/nucleo/importaciones/entidades/articulo.ts';
import { interpretarCliente } from '@trastienda/nucleo/importaciones/entidades/cliente.ts';
import { interpretarCodigo } from '@trastienda/nucleo/importaciones/entidades/codigo-de-articulo.ts';
import { interpretarComponente } from '@trastienda/nucleo/importaciones/entidades/componente-de-archivo.ts';
import { interpretarCosto } from '@trastienda/nucleo/importaciones/entidades/costo.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { interpretarEquivalencia } from '@trastienda/nucleo/importaciones/entidades/equivalencia.ts';
import { interpretarExistencia } from '@trastienda/nucleo/importaciones/entidades/existencia.ts';
import { interpretarLocalidad } from '@trastienda/nucleo/importaciones/entidades/localidad.ts';
import { interpretarMinimo } from '@trastienda/nucleo/importaciones/entidades/minimo-de-articulo.ts';
import { interpretarPrecio } from '@trastienda/nucleo/importaciones/entidades/precio.ts';
import { interpretarVenta } from '@trastienda/nucleo/importaciones/entidades/venta.ts';
import { valoresDe } from '@trastienda/nucleo/importaciones/historia/legible.ts';
import { sinMarca } from '@trastienda/nucleo/importaciones/lectura/planilla.ts';
import { primerosRegistros } from '@trastienda/nucleo/importaciones/lectura/registros.ts';
import { COLUMNAS_MAXIMAS, revisarForma, type Tabla, tablaDe } from '@trastienda/nucleo/importaciones/lectura/tabla.ts';
import { interpretarRenglon } from '@trastienda/nucleo/importaciones/listas/renglon.ts';
import { reglasDeVentas } from '@trastienda/nucleo/importaciones/perfiles.ts';
import type { Interpretacion, Rechazo } from '@trastienda/nucleo/importaciones/rechazo.ts';
import { reglasDe } from '#importaciones/listas/reglas.ts';
import { leerMuestra } from './archivo.ts';
import { formaDe } from './lector.ts';

const FILAS_A_LA_VISTA = 20;

type Contexto = {
  readonly tabla: Tabla;
  readonly vaciosBorran: boolean;
  readonly ahora: Date;
  readonly opciones: Importacion['opciones'];
};
type Interprete = (contexto: Contexto, celdas: readonly string[], fila: number) => Interpretacion<unknown>;

const INTERPRETES: Readonly<Record<Entidad, Interprete>> = {
  articulos: interpretarArticulo,
  codigos: interpretarCodigo,
  minimos: interpretarMinimo,
  precios: interpretarPrecio,
  costos: interpretarCosto,
  equivalencias: interpretarEquivalencia,
  estructuras: interpretarComponente,
  aplicaciones: interpretarAplicacion,
  clientes: interpretarCliente,
  localidades: ({ tabla }, celdas, fila) => interpretarLocalidad(tabla, celdas, fila),
  stock: interpretarExistencia,
  listas_de_proveedor: ({ tabla, opciones }, celdas, fila) =>
    interpretarRenglon({ tabla, reglas: reglasDe(opciones) }, celdas, fila),
  ventas: ({ tabla, ahora }, celdas, fila) =>
    interpretarVenta({ tabla, ahora, reglas: reglasDeVentas(tabla.perfil) }, celdas, fila),
};

/** The first rows as the file has them and as they are read; empty when the file is not there any more. */
export async function leerMuestraDe(
  {
    entidad,
    formato,
    columnas,
    mapeo,
    opciones,
    perfil,
    faltan,
  }: Omit<Importacion, 'muestra' | 'hojas' | 'conArchivo'>,
  ruta: string | undefined,
  ahora: Date,
  propios: readonly Campo[],
): Promise<Importacion['muestra']> {
  if (ruta === undefined) return [];
  const leida = await leerMuestra(ruta, formato).catch(() => undefined);
  if (!leida) return [];
  const titulos = columnas.map(({ titulo }) => titulo);
  const tabla = { ...tablaDe({ perfil, formato, titulos, mapeo }), propios };
  const { encabezado, separador } = formato;
  const registros = primerosRegistros(leida.muestra, separador, encabezado + FILAS_A_LA_VISTA, leida.completa);
  const enForma = formaDe(formato.hoja, tabla);
  const contexto = { tabla, vaciosBorran: opciones.vaciosBorran, ahora, opciones };
  // What comes of a column that nobody said which is, is one thing to say, and not of each row.
  const deSuFila = ({ columna, valor }: Pick<Rechazo, 'columna' | 'valor'>) =>
    faltan.length === 0 || columna !== '' || valor !== '';
  return registros.slice(encabezado).flatMap((registro, i) => {
    const fila = encabezado + i + 1;
    const celdas = enForma(registro);
    const forma = revisarForma(tabla, celdas, fila);
    if (forma === 'en_blanco') return [];
    return [
      {
        fila,
        celdas: celdas.slice(0, COLUMNAS_MAXIMAS).map(sinMarca),
        valores: valoresDe(entidad, tabla, celdas),
        rechazos:
          forma === 'bien'
            ? rechazosDe(INTERPRETES[entidad](contexto, celdas, fila)).filter(deSuFila)
            : [soloRechazo(forma)],
      },
    ];
  });
}

const rechazosDe = (leida: Interpretacion<unknown>) => (leida.aceptada ? [] : leida.rechazos.map(soloRechazo));

const soloRechazo = ({ columna, valor, motivo }: { columna: string; valor: string; motivo: string }) => ({
  columna,
  valor,
  motivo,
});
