import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import {
  type CambioDeCostos,
  deshacerCambioDeCostos,
  exportarLineasDeCambioDeCosto,
  type LineaDeCambioDeCosto,
  listarLineasDeCambioDeCosto,
  verCambioDeCostosHecho,
  verLote,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { COSTOS_QUE_QUEDAN } from '@trastienda/nucleo/articulos/costos/cambio-de-costo.ts';
import { MONEDAS } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { conSigno } from '#articulos/actualizar-precio/signo.ts';
import { columnasDeLinea } from '#articulos/en-lote/columnas-de-linea.tsx';
import { QueFue } from '#articulos/en-lote/que-fue.tsx';
import { useFocoTrasOrdenar } from '#articulos/use-foco-tras-ordenar.ts';
import { formatearEntero, formatearFechaHora, formatearUnitario, oVacio } from '#ui/formato/formato.ts';
import { simboloDe, unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { useRastroDelMenu } from '#ui/pantalla/rastro.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { IconoDeVuelta } from '#ui/piezas/icono-de-vuelta.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { SituacionDeCambio } from './situacion-de-cambio.tsx';
import { sePuedeDeshacer, useDeshacerCambio } from './use-deshacer-cambio.ts';

/** One change, the cost it left to each artículo, and those it left alone with the reason. */
export function CambioDeCostosScreen() {
  const { t } = useTranslation(['costos', 'articulos']);
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarLineasDeCambioDeCosto);
  const lista = useLista(listarLineasDeCambioDeCosto, consulta.valores, { id });
  const visto = useQuery(consultaDe(verCambioDeCostosHecho, { params: { id } }));
  const cambio = visto.data;
  const titulo = cambio ? t(`cambio.detalle.de.${cambio.tipo}`, { pedido: cambio.pedido }) : t('cambio.detalle.titulo');
  const decir = useQueFue();
  const puede = usePuede();
  const deshacer = useDeshacerCambio();
  const recordar = useFocoTrasOrdenar(false);
  const hasta = useRastroDelMenu();
  return (
    <Pagina
      titulo={titulo}
      fija
      rastro={[...hasta, { titulo: t('cambio.lista.titulo'), a: '/articulos/cambios-de-costo' }, { titulo }]}
      {...(cambio ? { estado: <SituacionDeCambio cambio={cambio} sobreBanda /> } : {})}
      acciones={
        <>
          {cambio?.lote && puede(verLote) && (
            <EnlaceBoton to="/articulos/actualizar-precio/$id" params={{ id: cambio.lote.id }}>
              {t('cambio.lote.ver', { numero: formatearEntero(cambio.lote.numero) })}
            </EnlaceBoton>
          )}
          {cambio && sePuedeDeshacer(cambio) && puede(deshacerCambioDeCostos) && (
            <Button
              startIcon={<IconoDeVuelta size={18} stroke={1.7} aria-hidden />}
              onClick={(evento) => {
                recordar(evento);
                void deshacer(cambio);
              }}
            >
              {t('cambio.lista.deshacer')}
            </Button>
          )}
        </>
      }
    >
      <QueFue
        consulta={visto}
        callada={lista.filas === undefined}
        tituloDeError={t('cambio.detalle.noSeSabe')}
        decir={decir}
      />
      <TablaDatos<LineaDeCambioDeCosto>
        etiqueta={t('cambio.detalle.titulo')}
        columnas={useColumnas(consulta.valores.buscar)}
        clave="lineas-de-cambio-de-costo"
        consulta={consulta}
        lista={lista}
        idDe={(linea) => linea.id}
        nombreDe={({ codigo }) => codigo}
        onAbrir={(linea) => void navigate({ to: '/articulos/tabla/$id', params: { id: linea.id } })}
        vistas={[
          { id: 'todos', titulo: t('cambio.detalle.todos'), valores: {} },
          { id: 'CAMBIAN', titulo: t('cambio.detalle.CAMBIAN'), valores: { que: 'CAMBIAN' } },
          { id: 'QUEDAN', titulo: t('cambio.detalle.QUEDAN'), valores: { que: 'QUEDAN' } },
        ]}
        csv={{ endpoint: exportarLineasDeCambioDeCosto, nombre: t('cambio.detalle.archivo'), params: { id } }}
        vacio={{ titulo: t('cambio.detalle.vacio') }}
        tarjeta={(linea) => (
          <>
            <b>{linea.codigo}</b> {linea.descripcion}
            {linea.antes !== null && (
              <div>
                <Costo linea={linea} /> {linea.variacion !== null && conSigno(linea.variacion)}
              </div>
            )}
            {linea.queda !== null && <div>{t(`cambio.queda.${linea.queda}`)}</div>}
          </>
        )}
      />
    </Pagina>
  );
}

/** When it was, who did it and why, how many it reached, and who took it back. */
function useQueFue(): (cambio: CambioDeCostos) => readonly string[] {
  const { t } = useTranslation('costos');
  return ({ en, quien, motivo, articulos, quedan, deshecho, lote }) => [
    formatearFechaHora(en),
    quien,
    motivo,
    `${t('cambio.lista.articulos')}: ${formatearEntero(articulos)}`,
    ...(quedan > 0 ? [`${t('cambio.lista.quedan')}: ${formatearEntero(quedan)}`] : []),
    ...(lote
      ? [
          t(`cambio.lote.${lote.estado === 'DESCARTADO' ? 'descartado' : 'propuso'}`, {
            numero: formatearEntero(lote.numero),
          }),
        ]
      : []),
    ...(deshecho ? [t('cambio.detalle.deshecho', { quien: deshecho.quien, en: formatearFechaHora(deshecho.en) })] : []),
  ];
}

/** What it was and what it is; only what it was, when it stayed. */
function Costo({ linea: { moneda, antes, despues } }: { readonly linea: LineaDeCambioDeCosto }) {
  if (despues === null) return <bdi>{unitarioEn(moneda, antes)}</bdi>;
  return (
    <bdi>
      {`${simboloDe(moneda)}\u00a0`}
      <s>{formatearUnitario(antes)}</s> → <b>{formatearUnitario(despues)}</b>
    </bdi>
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<LineaDeCambioDeCosto>[] {
  const { t } = useTranslation('costos');
  const { codigo, descripcion } = columnasDeLinea<LineaDeCambioDeCosto>(
    { codigo: t('cambio.detalle.codigo'), descripcion: t('cambio.detalle.descripcion') },
    buscar,
  );
  return [
    { ...codigo, ancho: 124 },
    { ...descripcion, anchoMinimo: 200 },
    {
      id: 'moneda',
      titulo: t('cambio.panel.moneda'),
      ancho: 84,
      filtro: { ...entreFijos(MONEDAS, (moneda) => t(`panel.${moneda}`)), conVacios: true },
      celda: ({ moneda }) => oVacio(moneda && t(`panel.${moneda}`)),
    },
    {
      id: 'antes',
      titulo: t('cambio.detalle.antes'),
      ancho: 120,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 4, conVacios: true },
      celda: ({ antes }) => formatearUnitario(antes),
    },
    {
      id: 'despues',
      titulo: t('cambio.detalle.despues'),
      ancho: 116,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 4, conVacios: true },
      celda: ({ despues }) => <b>{formatearUnitario(despues)}</b>,
    },
    {
      id: 'variacion',
      titulo: t('cambio.detalle.variacion'),
      ancho: 96,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 2, conVacios: true },
      celda: ({ variacion }) => conSigno(variacion),
    },
    {
      id: 'queda',
      titulo: t('cambio.detalle.porque'),
      anchoMinimo: 200,
      filtro: { ...entreFijos(COSTOS_QUE_QUEDAN, (una) => t(`cambio.queda.${una}`)), conVacios: true },
      celda: ({ queda }) => oVacio(queda && t(`cambio.queda.${queda}`)),
    },
  ];
}
