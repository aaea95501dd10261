import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  type Articulo,
  type CambioDeCostoDeProveedor,
  listarCostosDeProveedores,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { variacionDe } from '@trastienda/nucleo/articulos/precios/variacion.ts';
import { escribirDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearFechaHora, formatearVariacion, oVacio } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';

type Props = {
  readonly articulo: Articulo;
  /** One of them; without it, all that ever sold it. */
  readonly proveedor?: { readonly id: string; readonly nombre: string } | undefined;
  readonly onCerrar: () => void;
};

/** What each proveedor asked for an artículo, the newest first, with how much it moved (UA-13). */
export function HistoriaDeTratos({ articulo, proveedor, onCerrar }: Props) {
  const { t } = useTranslation('costosDeProveedores');
  const query = proveedor ? { proveedorId: proveedor.id } : {};
  const consulta = useQuery(consultaDe(listarCostosDeProveedores, { params: { id: articulo.id }, query }));
  return (
    <PanelLateral
      abierto
      titulo={t('titulo')}
      subtitulo={`${proveedor?.nombre ?? t('todos')} · ${articulo.codigo}`}
      ancho={520}
      onCerrar={onCerrar}
    >
      <Cargado
        consulta={consulta}
        esVacio={({ filas }) => filas.length === 0}
        vacio={{ titulo: t('vacio'), texto: t('vacioTexto') }}
      >
        {({ filas }) => (
          <Box component="ol" aria-label={t('titulo')} sx={lista}>
            {filas.map((fila) => (
              <Cambio key={fila.id} fila={fila} conProveedor={proveedor === undefined} />
            ))}
          </Box>
        )}
      </Cargado>
    </PanelLateral>
  );
}

type Pedido = CambioDeCostoDeProveedor['despues'];
type DeCambio = { readonly fila: CambioDeCostoDeProveedor; readonly conProveedor: boolean };

function Cambio({ fila, conProveedor }: DeCambio) {
  const { t } = useTranslation('costosDeProveedores');
  const { antes, despues, descuentos, quitado, comentario } = fila;
  return (
    <li>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', flexWrap: 'wrap', ...chico }}>
        <span>{formatearFechaHora(fila.en)}</span>
        <span>{oVacio(fila.quien)}</span>
      </Box>
      {conProveedor && <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fila.proveedor}</Box>}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        {antes && (
          <Box component="s" sx={{ color: 'text.secondary' }}>
            <bdi>{enTexto(antes)}</bdi>
          </Box>
        )}
        <Box component="b" sx={{ fontSize: '0.9375rem' }}>
          {despues ? <bdi>{enTexto(despues)}</bdi> : t(quitado ? 'quitado' : 'sinCosto')}
        </Box>
        <Variacion antes={antes} despues={despues} />
      </Box>
      {despues && (
        <Box sx={chico}>
          {t('deLista', { costo: unitarioEn(despues.moneda, despues.costo) })}
          {descuentos.length > 0 && ` · ${escribirDescuentos(descuentos)}`}
        </Box>
      )}
      <Origen fila={fila} />
      {comentario !== '' && <Box sx={{ overflowWrap: 'anywhere' }}>«{comentario}»</Box>}
    </li>
  );
}

const enTexto = ({ moneda, neto }: NonNullable<Pedido>): string => unitarioEn(moneda, neto);

/** Only in one currency does it say something. */
function Variacion({ antes, despues }: { readonly antes: Pedido; readonly despues: Pedido }) {
  if (!antes || antes.moneda !== despues?.moneda) return null;
  const porcentaje = variacionDe(antes.neto, despues.neto);
  if (porcentaje === null) return null;
  const color = porcentaje.gt(0) ? 'error.text' : 'success.text';
  return (
    <Box component="span" sx={{ fontWeight: 600, color: porcentaje.eq(0) ? 'text.secondary' : color }}>
      {`${formatearVariacion(porcentaje.toFixed())} %`}
    </Box>
  );
}

/** By hand, or by which list: the way to it, for who may see it. */
function Origen({ fila: { origen, detalle, importacionId } }: Pick<DeCambio, 'fila'>) {
  const { t } = useTranslation('costosDeProveedores');
  const puede = usePuede();
  const texto = detalle === '' ? t(`origen.${origen}`) : detalle;
  if (importacionId === null || !puede({ permiso: 'importacion.hacer' })) return <Box sx={chico}>{texto}</Box>;
  return (
    <Box sx={chico}>
      <Box
        component={Link}
        to="/importaciones/$id"
        params={{ id: importacionId } as never}
        sx={{ color: 'primary.text' }}
      >
        {texto}
      </Box>
    </Box>
  );
}

const chico = { fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
const lista = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: 0.5, py: 1.5 },
  '& > li:first-of-type': { pt: 0 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
