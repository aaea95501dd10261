import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import {
  type Articulo,
  cambiarProveedorDeArticulo,
  crearLote,
  type ProveedorDeArticulo,
  quitarProveedorDeArticulo,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { escribirDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisarLote } from '#articulos/en-lote/use-avisar-lote.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConPregunta } from '#ui/flotantes/con-pregunta.ts';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { formatearCantidad, formatearFecha, oVacio } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { DesgloseDeCosto } from './desglose-de-costo.tsx';

type Props = {
  readonly articulo: Articulo;
  readonly trato: ProveedorDeArticulo;
  readonly onEditar: () => void;
  /** Null for who may not see costs. */
  readonly onHistoria: (() => void) | null;
};

/** What one proveedor asks for an artículo, and what can be done about it. */
export function UnTrato({ articulo, trato, onEditar, onHistoria }: Props) {
  const { t } = useTranslation('proveedores');
  const ordenes = useAcciones(articulo, trato, onEditar);
  const acciones = onHistoria ? [{ texto: t('trato.historia'), onClick: onHistoria }, ...ordenes] : ordenes;
  const conMoneda = (importe: string) => <bdi>{unitarioEn(trato.moneda, importe)}</bdi>;
  return (
    <Box component="li" sx={{ px: 2.5, py: 1.75 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: 1, minWidth: 160, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <Box
            component={Link}
            to="/articulos/proveedores/$id"
            params={{ id: trato.proveedorId } as never}
            sx={{ color: 'primary.text', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            {trato.proveedor}
          </Box>
        </Box>
        {trato.principal && (
          <EstadoChip tono="azul" sinPunto>
            {t('trato.principal')}
          </EstadoChip>
        )}
        {trato.fueraDeLista && (
          <EstadoChip tono="aviso">
            {t('trato.fueraDeLista', { cuando: formatearFecha(trato.fueraDeLista) })}
          </EstadoChip>
        )}
        {!trato.proveedorActivo && <EstadoChip tono="neutro">{t('trato.inactivo')}</EstadoChip>}
        {acciones.length > 0 && (
          <MenuDeFila etiqueta={t('trato.acciones', { nombre: trato.proveedor })} acciones={() => acciones} />
        )}
      </Box>
      <Box component="dl" sx={cuadricula}>
        <Dato nombre={t('trato.codigo')}>
          <bdi>{oVacio(trato.codigo)}</bdi>
        </Dato>
        {trato.costo !== undefined && (
          <>
            <Dato nombre={t('trato.costo')}>{trato.costo === null ? oVacio('') : conMoneda(trato.costo)}</Dato>
            <Dato nombre={t('trato.descuentos')}>
              <bdi>{oVacio(escribirDescuentos(trato.descuentos ?? []))}</bdi>
            </Dato>
          </>
        )}
        {trato.costoNeto != null && (
          <Dato nombre={t('trato.neto')}>
            <b>{conMoneda(trato.costoNeto)}</b>
          </Dato>
        )}
        <Dato nombre={t('trato.multiplo')}>{formatearCantidad(trato.multiplo)}</Dato>
        <Dato nombre={t('trato.minimo')}>{formatearCantidad(trato.minimo)}</Dato>
        <Dato nombre={t('trato.dias')}>
          {trato.diasDeEntrega === null ? oVacio('') : t('campo.dias', { count: trato.diasDeEntrega })}
        </Dato>
        <Dato nombre={t('trato.actualizado')}>{formatearFecha(trato.actualizadoEn)}</Dato>
      </Box>
      <DesgloseDeCosto trato={trato} />
      <DeQuienRecargos trato={trato} />
    </Box>
  );
}

function useAcciones(articulo: Articulo, trato: ProveedorDeArticulo, onEditar: () => void) {
  const { t } = useTranslation('proveedores');
  const puede = usePuede();
  const conPregunta = useConPregunta();
  const avisos = useAvisos();
  const avisar = useAvisarLote();
  const propone = puede(crearLote);
  const cambiar = useComando(cambiarProveedorDeArticulo);
  const quitar = useComando(quitarProveedorDeArticulo);
  const { proveedor: nombre, version } = trato;
  const params = { id: articulo.id, proveedorId: trato.proveedorId };

  const elegir = () =>
    cambiar.mutateAsync({ params, body: { version, principal: true, proponerPrecios: propone } }).then(
      ({ propuesta }) => avisar({ hecho: t('trato.esPrincipal', { nombre }), propuesta, propuso: false }),
      (error: unknown) => avisos.error(error),
    );
  const sacar = () =>
    conPregunta(
      {
        titulo: t('trato.quitarTitulo', { nombre }),
        texto: t('trato.quitarTexto'),
        boton: t('trato.quitar'),
        peligro: true,
      },
      () => quitar.mutateAsync({ params, body: { version } }),
      t('trato.quitado', { nombre }),
    );
  if (!puede(cambiarProveedorDeArticulo)) return [];
  return [
    { texto: t('accion.editar'), onClick: onEditar },
    ...(trato.principal || !trato.proveedorActivo
      ? []
      : [{ texto: t('trato.hacerPrincipal'), onClick: () => void elegir() }]),
    { texto: t('trato.quitar'), peligro: true, onClick: () => void sacar() },
  ];
}

/** Whether its recargos follow those of the proveedor or are its own, which decides what the next list does with them (RN-18). */
function DeQuienRecargos({ trato: { recargos = [], recargosPropios } }: Pick<Props, 'trato'>) {
  const { t } = useTranslation('proveedores');
  if (!recargosPropios && recargos.length === 0) return null;
  const deQuien = !recargosPropios ? 'proveedor' : recargos.length > 0 ? 'suyos' : 'ninguno';
  return (
    <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
      {t(`trato.deQuienRecargos.${deQuien}`)}
    </Typography>
  );
}

const cuadricula = {
  m: 0,
  mt: 1,
  display: 'grid',
  gap: 1.5,
  // As many as fit with their prices whole.
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(136px, 1fr))' },
} as const;

const Dato = ({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
      {nombre}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);
