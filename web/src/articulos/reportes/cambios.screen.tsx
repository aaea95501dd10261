import Box from '@mui/material/Box';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type ConsultaDeCambios,
  exportarCambios,
  type FilaDeCambio,
  leerCampoDeFormula,
  listarCambios,
  resumirCambios,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { useCamposAuditados } from '#articulos/campos-auditados.ts';
import { useCamposDeLista } from '#articulos/campos-de-lista.ts';
import {
  conMayuscula,
  formatearEntero,
  formatearFecha,
  formatearFechaHora,
  formatearUnitario,
  oVacio,
} from '#ui/formato/formato.ts';
import { variacionDeColumna } from '#ui/formato/porcentaje-de-columna.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';
import { valorDeCampo } from '#ui/historial/valor-de-campo.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Cifras } from '#ui/pantalla/cifras.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { TarjetaDeReporte, useAbrirFicha, useColumnasComunes } from './columnas-comunes.tsx';
import { FiltrosDeReporte, sinLista } from './filtros-de-reporte.tsx';
import { dosGraficos, PaginaDeReporte } from './pagina-de-reporte.tsx';
import { PeriodoRechazado, reparoDePeriodo, sinReparo } from './periodo-rechazado.tsx';

const DE_CIFRAS: ReadonlySet<FilaDeCambio['clase'] | undefined> = new Set(['PRECIO', 'COSTO']);
const DE_PRECIOS: ReadonlySet<FilaDeCambio['clase']> = new Set(['PRECIO', 'COSTO', 'FORMULA']);

/** Which prices and data changed in a period, who changed them, from what to what (REA-04). */
export function CambiosScreen() {
  const { t } = useTranslation('reportes');
  const consulta = useConsultaDeLista(listarCambios);
  const lista = useLista(listarCambios, consulta.valores);
  const resumen = useQuery({
    ...consultaDe(resumirCambios, { query: sinLista(consulta.valores, 'clase') }),
    placeholderData: keepPreviousData,
  });
  const reparo = reparoDePeriodo(resumen.error);
  const abrir = useAbrirFicha();
  const { buscar } = consulta.valores;
  const clases = resumen.data?.clases ?? [];
  return (
    <PaginaDeReporte
      clave="cambios"
      resumen={
        reparo === undefined ? (
          <Cargado consulta={resumen}>{(datos) => <Resumen resumen={datos} />}</Cargado>
        ) : (
          <PeriodoRechazado reparo={reparo} consulta={consulta} />
        )
      }
    >
      <TablaDatos<FilaDeCambio>
        etiqueta={t('de.cambios.titulo')}
        columnas={useColumnas(consulta.valores)}
        clave="reporte-cambios"
        consulta={consulta}
        lista={sinReparo(lista)}
        idDe={({ id }) => id}
        nombreDe={({ codigo }) => codigo}
        onAbrir={(fila) => abrir(fila, DE_PRECIOS.has(fila.clase) ? 'precios' : 'actividad')}
        filtros={<FiltrosDeReporte consulta={consulta} lista={lista} periodo="corto" />}
        vistas={[
          {
            id: 'todos',
            titulo: t('cambios.cuantos'),
            cantidad: clases.reduce((suma, { cambios }) => suma + cambios, 0),
            valores: {},
          },
          ...clases.map(({ clase, cambios }) => ({
            id: clase,
            titulo: t(`cambios.${clase}`),
            cantidad: cambios,
            valores: { clase },
          })),
        ]}
        csv={{ endpoint: exportarCambios, nombre: t('cambios.archivo') }}
        buscarEn={t('campo.buscarEn')}
        vacio={{ icono: IconHistory, titulo: t('cambios.vacio') }}
        tarjeta={(fila) => <Tarjeta fila={fila} buscar={buscar} />}
      />
    </PaginaDeReporte>
  );
}

type ResumenDeCambios = ResponseOf<typeof resumirCambios>;

/** Beyond a year the axis goes from the first change to the last: what is asked may begin before the business. */
const DIAS_ENTEROS = 366;
const DIA_MS = 86_400_000;

/** Every day of the period, those without changes too: weeks in which nothing moved have their width. */
function diasDe({ desde, hasta, dias }: ResumenDeCambios): readonly string[] {
  const enDias = (dia: string) => Date.parse(`${dia}T00:00:00Z`) / DIA_MS;
  const entero = enDias(hasta) - enDias(desde) < DIAS_ENTEROS;
  const primero = enDias(entero ? desde : (dias[0]?.dia ?? hasta));
  const ultimo = enDias(entero ? hasta : (dias.at(-1)?.dia ?? hasta));
  return Array.from({ length: ultimo - primero + 1 }, (_, i) =>
    new Date((primero + i) * DIA_MS).toISOString().slice(0, 10),
  );
}

function Resumen({ resumen }: { readonly resumen: ResumenDeCambios }) {
  const { t } = useTranslation('reportes');
  const formato = (valor: number) => formatearEntero(valor);
  const total = resumen.clases.reduce((suma, { cambios }) => suma + cambios, 0);
  const cifras = (
    <Cifras
      etiqueta={t('cifras')}
      cifras={[
        {
          nombre: t('cambios.cuantos'),
          valor: formatearEntero(total),
          detalle: t('periodoDe', { desde: formatearFecha(resumen.desde), hasta: formatearFecha(resumen.hasta) }),
        },
      ]}
    />
  );
  if (total === 0) return cifras;
  const dias = diasDe(resumen);
  const cuantos = new Map(resumen.dias.map(({ dia, clase, cambios }) => [`${dia} ${clase}`, cambios]));
  return (
    <>
      {cifras}
      <Box sx={dosGraficos}>
        <Grafico
          titulo={t('cambios.porDia')}
          alto={200}
          datos={{
            categorias: dias.map((dia) => formatearFecha(dia)),
            series: resumen.clases.map(({ clase }) => ({
              nombre: t(`cambios.${clase}`),
              valores: dias.map((dia) => cuantos.get(`${dia} ${clase}`) ?? 0),
            })),
            formato,
            apilado: true,
          }}
        />
        <Grafico
          titulo={t('cambios.quienes')}
          alto={Math.max(120, resumen.autores.length * 30)}
          datos={{
            categorias: resumen.autores.map(({ quien }) => quien || t('cambios.sistema')),
            series: [{ nombre: t('cambios.cuantos'), valores: resumen.autores.map(({ cambios }) => cambios) }],
            formato,
            acostado: true,
          }}
        />
      </Box>
    </>
  );
}

/** Figures as figures, and the rest as the trail of the artículo says it. */
function useDicho(): (fila: FilaDeCambio, valor: string | null) => string {
  const { t } = useTranslation('rastro');
  const valores = t('valor', { returnObjects: true });
  return ({ clase, campo }, valor) =>
    clase === 'PRECIO' || clase === 'COSTO'
      ? formatearUnitario(valor)
      : oVacio(valor && valorDeCampo(clase === 'FORMULA' ? leerCampoDeFormula(campo).campo : campo, valor, valores));
}

/** What changed, in the words of the trail of the artículo: a field, a lista, or that it was born. */
function useLoQueCambio(): (fila: FilaDeCambio) => string {
  const { t } = useTranslation('reportes');
  const campos = useCamposAuditados();
  const deLista = useCamposDeLista();
  return ({ clase, campo }) => {
    if (clase === 'PRECIO') return campo;
    if (clase === 'COSTO') return `${t('cambios.COSTO')} · ${campo}`;
    if (clase === 'FORMULA') {
      const { campo: suyo, lista } = leerCampoDeFormula(campo);
      return `${lista} · ${deLista[suyo] ?? suyo}`;
    }
    return campo === 'alta' ? t('cambios.alta') : (campos[campo] ?? conMayuscula(campo));
  };
}

function Tarjeta({ fila, buscar }: { readonly fila: FilaDeCambio; readonly buscar: string | undefined }) {
  const { t } = useTranslation('reportes');
  const loQueCambio = useLoQueCambio();
  const dicho = useDicho();
  return (
    <TarjetaDeReporte
      fila={fila}
      buscar={buscar}
      datos={[
        [t('cambios.en'), formatearFechaHora(fila.en)],
        [t('cambios.quien'), fila.quien || t('cambios.sistema')],
        [
          fila.clase === 'COSTO' ? loQueCambio(fila) : `${t(`cambios.${fila.clase}`)} · ${loQueCambio(fila)}`,
          `${dicho(fila, fila.antes)} → ${dicho(fila, fila.despues)}`,
        ],
        [t('cambios.motivo'), oVacio(fila.motivo)],
      ]}
    />
  );
}

const NUMERO = /^-?\d+(\.\d+)?$/;

/** Whether what it was and what it is are figures, which are read one below the other by their end. */
const esDeCifras = ({ clase, antes, despues }: FilaDeCambio): boolean =>
  DE_PRECIOS.has(clase) && [antes, despues].every((valor) => valor === null || NUMERO.test(valor));

function Lado({ fila, children }: { readonly fila: FilaDeCambio; readonly children: string }) {
  return (
    <Box component="span" sx={esDeCifras(fila) ? alFinal : {}}>
      <bdi title={children}>{children}</bdi>
    </Box>
  );
}

const alFinal = { display: 'block', textAlign: 'end', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

function useColumnas({ buscar, clase }: Partial<ConsultaDeCambios>): readonly Columna<FilaDeCambio>[] {
  const { t } = useTranslation('reportes');
  const loQueCambio = useLoQueCambio();
  const dicho = useDicho();
  const [codigo, descripcion] = useColumnasComunes(buscar, false);
  const alinear = DE_CIFRAS.has(clase) ? 'fin' : 'inicio';
  return [
    ...(codigo ? [codigo] : []),
    {
      id: 'en',
      titulo: t('cambios.en'),
      ancho: 136,
      ordenable: true,
      filtro: { tipo: 'fecha' },
      celda: ({ en }) => formatearFechaHora(en),
    },
    {
      id: 'quien',
      titulo: t('cambios.quien'),
      ancho: 140,
      ocultaBajo: 'md',
      filtro: { tipo: 'texto' },
      celda: ({ quien }) => <span title={quien}>{quien || t('cambios.sistema')}</span>,
    },
    ...(descripcion ? [{ ...descripcion, anchoMinimo: 160, ocultaBajo: 'lg' as const }] : []),
    {
      id: 'campo',
      titulo: t('cambios.que'),
      ancho: 134,
      celda: (fila) => <span title={loQueCambio(fila)}>{loQueCambio(fila)}</span>,
    },
    {
      id: 'antes',
      titulo: t('cambios.antes'),
      ancho: 118,
      alinear,
      celda: (fila) => (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Lado fila={fila}>{dicho(fila, fila.antes)}</Lado>
        </Box>
      ),
    },
    {
      id: 'despues',
      titulo: t('cambios.despues'),
      ancho: 118,
      alinear,
      celda: (fila) => <Lado fila={fila}>{dicho(fila, fila.despues)}</Lado>,
    },
    {
      id: 'variacion',
      titulo: t('cambios.variacion'),
      ancho: 116,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 2 },
      celda: ({ variacion }) => variacionDeColumna(variacion),
    },
    {
      id: 'motivo',
      titulo: t('cambios.motivo'),
      ancho: 150,
      ocultaBajo: 'xl',
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ motivo }) => <span title={motivo ?? ''}>{oVacio(motivo)}</span>,
    },
  ];
}
