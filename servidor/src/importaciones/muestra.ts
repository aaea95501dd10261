import { interpretarArticulo } from '@trastienda/nucleo/importaciones/articulo.ts';
import { interpretarCliente } from '@trastienda/nucleo/importaciones/cliente.ts';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades.ts';
import { interpretarExistencia } from '@trastienda/nucleo/importaciones/existencia.ts';
import { valoresDe } from '@trastienda/nucleo/importaciones/legible.ts';
import { interpretarLocalidad } from '@trastienda/nucleo/importaciones/localidad.ts';
import { reglasDeVentas } from '@trastienda/nucleo/importaciones/perfiles.ts';
import type { Interpretacion } from '@trastienda/nucleo/importaciones/rechazo.ts';
import { primerosRegistros } from '@trastienda/nucleo/importaciones/registros.ts';
import { revisarForma, type Tabla, tablaDe } from '@trastienda/nucleo/importaciones/tabla.ts';
import { interpretarVenta } from '@trastienda/nucleo/importaciones/venta.ts';
import { leerMuestra } from './archivo.ts';

const FILAS_A_LA_VISTA = 20;

type Contexto = { readonly tabla: Tabla; readonly vaciosBorran: boolean; readonly ahora: Date };
type Interprete = (contexto: Contexto, celdas: readonly string[], fila: number) => Interpretacion<unknown>;

const INTERPRETES: Readonly<Record<Entidad, Interprete>> = {
  articulos: interpretarArticulo,
  clientes: interpretarCliente,
  localidades: ({ tabla }, celdas, fila) => interpretarLocalidad(tabla, celdas, fila),
  stock: interpretarExistencia,
  ventas: ({ tabla, ahora }, celdas, fila) =>
    interpretarVenta({ tabla, ahora, reglas: reglasDeVentas(tabla.perfil) }, celdas, fila),
};

/** The first rows as the file has them and as they are read; empty when the file is not there any more. */
export async function leerMuestraDe(
  { entidad, formato, columnas, mapeo, opciones, perfil }: Omit<Importacion, 'muestra'>,
  ruta: string | undefined,
  ahora: Date,
): Promise<Importacion['muestra']> {
  if (ruta === undefined) return [];
  const leida = await leerMuestra(ruta, formato.codificacion).catch(() => undefined);
  if (!leida) return [];
  const titulos = columnas.map(({ titulo }) => titulo);
  const tabla = tablaDe({ perfil, formato, titulos, mapeo });
  const { encabezado, separador } = formato;
  const registros = primerosRegistros(leida.muestra, separador, encabezado + FILAS_A_LA_VISTA, leida.completa);
  const contexto = { tabla, vaciosBorran: opciones.vaciosBorran, ahora };
  return registros.slice(encabezado).flatMap((celdas, i) => {
    const fila = encabezado + i + 1;
    const forma = revisarForma(tabla, celdas, fila);
    if (forma === 'en_blanco') return [];
    return [
      {
        fila,
        celdas: celdas.slice(0, 200),
        valores: valoresDe(entidad, tabla, celdas),
        rechazos: forma === 'bien' ? rechazosDe(INTERPRETES[entidad](contexto, celdas, fila)) : [soloRechazo(forma)],
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
