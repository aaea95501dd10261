import Stack from '@mui/material/Stack';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  exportarCalidad,
  type FilaDeCalidad,
  listarCalidad,
  resumirCalidad,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { Falta } from '@trastienda/nucleo/articulos/reportes/calidad.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearEntero, oVacio } from '#ui/formato/formato.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Cifras } from '#ui/pantalla/cifras.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { TarjetaDeReporte, useAbrirFicha, useColumnasComunes } from './columnas-comunes.tsx';
import { FiltrosDeReporte, sinLista } from './filtros-de-reporte.tsx';
import { PaginaDeReporte } from './pagina-de-reporte.tsx';
import { useArreglos } from './use-arreglos.ts';

// The form, and all that forms need, come with the first ficha that is completed.
const PanelDeArreglo = lazy(async () => ({ default: (await import('./panel-de-arreglo.tsx')).PanelDeArreglo }));

/** What the fichas lack, and what mends it over the list (REA-02). */
export function CalidadScreen() {
  const { t } = useTranslation('reportes');
  const consulta = useConsultaDeLista(listarCalidad);
  const lista = useLista(listarCalidad, consulta.valores);
  const resumen = useQuery({
    ...consultaDe(resumirCalidad, { query: sinLista(consulta.valores, 'falta') }),
    placeholderData: keepPreviousData,
  });
  const abrir = useAbrirFicha();
  const { acciones, arreglo, cerrar } = useArreglos();
  const { buscar, falta } = consulta.valores;
  return (
    <PaginaDeReporte
      clave="calidad"
      // What is being mended goes on from its row, also when that one is gone before its panel.
      quedan={arreglo ? Number.POSITIVE_INFINITY : lista.total}
      resumen={
        <Cargado consulta={resumen}>
          {(datos) => <Resumen resumen={datos} onFalta={(nueva) => consulta.cambiar({ falta: nueva })} />}
        </Cargado>
      }
    >
      <TablaDatos<FilaDeCalidad>
        etiqueta={t('de.calidad.titulo')}
        columnas={useColumnas(
          buscar,
          resumen.data?.faltas.map(({ falta: una }) => una),
        )}
        clave="reporte-calidad"
        consulta={consulta}
        lista={lista}
        idDe={({ articuloId }) => articuloId}
        nombreDe={({ codigo }) => codigo}
        onAbrir={(fila) => abrir(fila)}
        acciones={(fila) => [{ texto: t('accion.verFicha'), onClick: () => abrir(fila) }, ...acciones(fila)]}
        filtros={
          <>
            <FiltroOpciones
              etiqueta={t('calidad.falta')}
              valor={falta}
              opciones={(resumen.data?.faltas ?? []).map((una) => ({
                valor: una.falta,
                texto: `${t(`calidad.nombre.${una.falta}`)} (${formatearEntero(una.articulos)})`,
              }))}
              onCambio={(nueva) => consulta.cambiar({ falta: nueva })}
            />
            <FiltrosDeReporte consulta={consulta} lista={lista} />
          </>
        }
        csv={{ endpoint: exportarCalidad, nombre: t('calidad.archivo') }}
        buscarEn={t('campo.buscarEn')}
        vacio={{ icono: IconListCheck, titulo: t('calidad.vacio'), texto: t('calidad.vacioTexto') }}
        tarjeta={(fila) => (
          <>
            <TarjetaDeReporte fila={fila} buscar={buscar} datos={[]} />
            <Faltas faltas={fila.faltas} />
          </>
        )}
      />
      {arreglo && (
        <Suspense>
          <PanelDeArreglo {...arreglo} onCerrar={cerrar} />
        </Suspense>
      )}
    </PaginaDeReporte>
  );
}

function Resumen(props: {
  readonly resumen: ResponseOf<typeof resumirCalidad>;
  readonly onFalta: (falta: Falta | undefined) => void;
}) {
  const { t } = useTranslation('reportes');
  const { articulos, puntaje, faltas } = props.resumen;
  const enOrden = faltas.toSorted((una, otra) => otra.articulos - una.articulos);
  return (
    <>
      <Cifras
        etiqueta={t('cifras')}
        cifras={[
          { nombre: t('calidad.puntaje'), valor: formatearEntero(puntaje), detalle: t('calidad.puntajeDe') },
          { nombre: t('calidad.revisados'), valor: t('articulos', { count: articulos }) },
        ]}
      />
      <Grafico
        titulo={t('calidad.grafico')}
        alto={enOrden.length * 28 + 24}
        onElegir={(i) => props.onFalta(enOrden[i]?.falta)}
        datos={{
          categorias: enOrden.map(({ falta }) => t(`calidad.nombre.${falta}`)),
          series: [{ nombre: t('calidad.articulos'), valores: enOrden.map((una) => una.articulos) }],
          formato: formatearEntero,
          acostado: true,
        }}
      />
    </>
  );
}

function Faltas({ faltas }: { readonly faltas: readonly Falta[] }) {
  const { t } = useTranslation('reportes');
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {faltas.map((falta) => (
        <EstadoChip key={falta} tono="aviso">
          {t(`calidad.nombre.${falta}`)}
        </EstadoChip>
      ))}
    </Stack>
  );
}

function useColumnas(buscar: string | undefined, visibles: readonly Falta[] = []): readonly Columna<FilaDeCalidad>[] {
  const { t } = useTranslation('reportes');
  return [
    ...useColumnasComunes(buscar),
    {
      id: 'marca',
      titulo: t('campo.marca'),
      ancho: 110,
      ocultaBajo: 'lg',
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ marca }) => oVacio(marca),
    },
    {
      id: 'faltas',
      titulo: t('calidad.faltas'),
      ancho: 380,
      filtro: entreFijos(visibles, (falta) => t(`calidad.nombre.${falta}`)),
      celda: ({ faltas }) => {
        const nombres = faltas.map((falta) => t(`calidad.nombre.${falta}`)).join(' · ');
        return <span title={nombres}>{nombres}</span>;
      },
    },
  ];
}
