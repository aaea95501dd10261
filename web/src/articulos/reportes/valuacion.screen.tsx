import Box from '@mui/material/Box';
import IconClockDollar from '@tabler/icons-react/dist/esm/icons/IconClockDollar.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  exportarValuacion,
  type FilaDeValuacion,
  listarValuacion,
  type Valuacion,
  verValuacion,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { enMillones } from '#ui/formato/en-millones.ts';
import {
  formatearCantidad,
  formatearEntero,
  formatearImporte,
  formatearPesos,
  formatearPorcentaje,
  formatearUnitario,
} from '#ui/formato/formato.ts';
import { porcentajeDeColumna } from '#ui/formato/porcentaje-de-columna.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Cifras } from '#ui/pantalla/cifras.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { cifra, TarjetaDeReporte, useAbrirFicha, useColumnasComunes } from './columnas-comunes.tsx';
import { FiltrosDeReporte, sinLista } from './filtros-de-reporte.tsx';
import { dosGraficos, PaginaDeReporte } from './pagina-de-reporte.tsx';

/** What the stock is worth by the books and by what replacing it costs today, and the gap between them (GAP-21). */
export function ValuacionScreen() {
  const { t } = useTranslation('reportes');
  const consulta = useConsultaDeLista(listarValuacion);
  const lista = useLista(listarValuacion, consulta.valores);
  const resumen = useQuery({
    ...consultaDe(verValuacion, { query: sinLista(consulta.valores) }),
    placeholderData: keepPreviousData,
  });
  const abrir = useAbrirFicha();
  const { buscar } = consulta.valores;
  return (
    <PaginaDeReporte
      clave="valuacion"
      resumen={
        <Cargado consulta={resumen}>
          {(datos) => <Resumen valuacion={datos} onRubro={(rubroId) => consulta.cambiar({ rubroId })} />}
        </Cargado>
      }
    >
      <TablaDatos<FilaDeValuacion>
        etiqueta={t('de.valuacion.titulo')}
        columnas={useColumnas(buscar)}
        clave="reporte-valuacion"
        consulta={consulta}
        lista={lista}
        idDe={({ articuloId }) => articuloId}
        nombreDe={({ codigo }) => codigo}
        onAbrir={(fila) => abrir(fila)}
        filtros={<FiltrosDeReporte consulta={consulta} lista={lista} sucursal />}
        vistas={[
          { id: 'todo', titulo: t('valuacion.enStock'), valores: {} },
          { id: 'inmovilizado', titulo: t('valuacion.inmovilizado'), valores: { vista: 'inmovilizado' } },
        ]}
        csv={{ endpoint: exportarValuacion, nombre: t('valuacion.archivo') }}
        buscarEn={t('campo.buscarEn')}
        vacio={{ icono: IconClockDollar, titulo: t('valuacion.vacio') }}
        tarjeta={(fila) => (
          <TarjetaDeReporte
            fila={fila}
            buscar={buscar}
            datos={[
              [t('valuacion.cantidad'), formatearCantidad(fila.cantidad)],
              [t('valuacion.promedio'), formatearPesos(fila.promedio)],
              [t('valuacion.reposicion'), formatearPesos(fila.reposicion)],
              [t('valuacion.brecha'), formatearPesos(fila.brecha)],
            ]}
          />
        )}
      />
    </PaginaDeReporte>
  );
}

/** As many bars as can be told apart. */
const BARRAS = 8;

/** The first ones, and all the others as one: the bars add up to the total beside them. */
function conResto(partes: Valuacion['rubros'], nombreDe: (cuantas: number) => string): readonly ParteDeGrafico[] {
  const resto = partes.slice(BARRAS);
  if (resto.length < 2) return partes;
  return [
    ...partes.slice(0, BARRAS),
    {
      nombre: nombreDe(resto.length),
      promedio: sumar(resto.map(({ promedio }) => promedio)).toFixed(),
      reposicion: sumar(resto.map(({ reposicion }) => reposicion)).toFixed(),
    },
  ];
}

type ParteDeGrafico = Pick<Valuacion['rubros'][number], 'nombre' | 'promedio' | 'reposicion'> & {
  readonly id?: string;
};

function Resumen(props: { readonly valuacion: Valuacion; readonly onRubro: (id: string) => void }) {
  const { t } = useTranslation('reportes');
  const { valuacion, onRubro } = props;
  const partes = (suyas: readonly ParteDeGrafico[]) => ({
    categorias: suyas.map(({ nombre }) => nombre),
    series: [
      { nombre: t('valuacion.promedio'), valores: suyas.map(({ promedio }) => Number(promedio)) },
      { nombre: t('valuacion.reposicion'), valores: suyas.map(({ reposicion }) => Number(reposicion)) },
    ],
    formato: (valor: number) => formatearPesos(String(valor)),
    corto: enMillones,
    acostado: true,
  });
  const aReposicion = ({ articulos, sinReposicion }: Valuacion) => {
    if (articulos === 0) return t('valuacion.vacio');
    return sinReposicion === 0 ? t('valuacion.completo') : t('valuacion.sinReposicion', { count: sinReposicion });
  };
  const rubros = conResto(valuacion.rubros, (count) => t('valuacion.otrosRubros', { count }));
  const elegir = (i: number) => {
    const id = rubros[i]?.id;
    if (id !== undefined) onRubro(id);
  };
  return (
    <>
      <Cifras
        etiqueta={t('cifras')}
        cifras={[
          { nombre: t('valuacion.promedio'), valor: formatearPesos(valuacion.promedio) },
          { nombre: t('valuacion.reposicion'), valor: formatearPesos(valuacion.reposicion) },
          {
            nombre: t('valuacion.brecha'),
            valor: formatearPesos(valuacion.brecha),
            detalle: t('valuacion.sobrePromedio', { porciento: formatearPorcentaje(valuacion.brechaPorciento) }),
          },
          {
            nombre: t('valuacion.enStock'),
            valor: formatearEntero(valuacion.articulos),
            detalle: aReposicion(valuacion),
          },
        ]}
      />
      {rubros.length > 0 && (
        <Box sx={dosGraficos}>
          <Grafico
            titulo={t('valuacion.porRubro')}
            datos={partes(rubros)}
            deLaTabla={partes(valuacion.rubros)}
            alto={Math.max(140, rubros.length * 44)}
            onElegir={elegir}
          />
          {valuacion.sucursales.length > 1 && (
            <Grafico
              titulo={t('valuacion.porSucursal')}
              datos={partes(valuacion.sucursales)}
              alto={Math.max(140, valuacion.sucursales.length * 44)}
            />
          )}
        </Box>
      )}
    </>
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<FilaDeValuacion>[] {
  const { t } = useTranslation('reportes');
  return [
    ...useColumnasComunes(buscar),
    cifra({
      id: 'cantidad',
      titulo: t('valuacion.cantidad'),
      ancho: 96,
      ocultaBajo: 'md',
      ordenable: false,
      celda: ({ cantidad }) => formatearCantidad(cantidad),
    }),
    cifra({
      id: 'costoPromedio',
      titulo: t('valuacion.costoPromedio'),
      decimales: 4,
      ordenable: false,
      ocultaBajo: 'xl',
      celda: ({ costoPromedio }) => formatearUnitario(costoPromedio),
    }),
    cifra({
      id: 'costoReposicion',
      conVacios: true,
      titulo: t('valuacion.costoReposicion'),
      decimales: 4,
      ordenable: false,
      ocultaBajo: 'xl',
      celda: ({ costoReposicion }) => formatearUnitario(costoReposicion),
    }),
    cifra({
      id: 'promedio',
      titulo: t('valuacion.promedio'),
      ancho: 140,
      celda: ({ promedio }) => formatearImporte(promedio),
    }),
    cifra({
      id: 'reposicion',
      titulo: t('valuacion.reposicion'),
      ancho: 152,
      celda: ({ reposicion }) => formatearImporte(reposicion),
    }),
    cifra({ id: 'brecha', titulo: t('valuacion.brecha'), celda: ({ brecha }) => formatearImporte(brecha) }),
    cifra({
      id: 'brechaPorciento',
      conVacios: true,
      titulo: t('valuacion.brechaPorciento'),
      ancho: 100,
      ordenable: false,
      ocultaBajo: 'lg',
      celda: ({ brechaPorciento }) => porcentajeDeColumna(brechaPorciento),
    }),
  ];
}
