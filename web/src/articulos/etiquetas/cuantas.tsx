import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';
import { Eleccion } from '#articulos/eleccion.tsx';
import { useListasDePrecio } from '#articulos/listas.queries.ts';
import { SelectorDeArticulo } from '#articulos/selector-de-articulo.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { ChipQueSeQuita } from '#ui/piezas/chip-que-se-quita.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import { CajaDeEntero } from './caja-de-entero.tsx';
import { aLoAncho, campos } from './estilo.ts';
import { LosQueCambiaron } from './los-que-cambiaron.tsx';
import type { PedidoDeEtiquetas } from './pedido.ts';
import type { Muestra } from './vista-previa.tsx';

type Props = {
  readonly pedido: PedidoDeEtiquetas;
  readonly muestra: Muestra | undefined;
  readonly onCambio: (cambio: PedidoDeEtiquetas) => void;
};

/** Which artículos and how many labels of each. */
export function CuantasEtiquetas({ pedido, muestra, onCambio }: Props) {
  const { t } = useTranslation('papel');
  const deLista = pedido.filtro !== undefined || pedido.loteId !== undefined || pedido.ajusteId !== undefined;
  return (
    <Tarjeta titulo={t('etiquetas.cuales')} densa>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {deLista ? (
          <Typography sx={{ fontWeight: 600 }}>{muestra?.origen ?? '…'}</Typography>
        ) : (
          <LosQueCambiaron pedido={pedido} onCambio={onCambio}>
            <Sueltos pedido={pedido} muestra={muestra} onCambio={onCambio} />
          </LosQueCambiaron>
        )}
        <Copias pedido={pedido} muestra={muestra} onCambio={onCambio} />
      </Box>
    </Tarjeta>
  );
}

/** Artículos one by one, as they are scanned or looked for: the box is ready for the next one each time. */
function Sueltos({ pedido, muestra, onCambio }: Props) {
  const { t } = useTranslation('papel');
  const [veces, setVeces] = useState(0);
  const ids = pedido.articulos?.split(',').filter(Boolean) ?? [];
  const sueltos = muestra?.sueltos ?? [];
  const caja = useFocoTrasQuitar<HTMLDivElement>(sueltos.length);
  // Who has no stock has no label that tells its code, and still has to be seen and let go.
  const sinStock = pedido.copias === 'STOCK' && muestra ? ids.length - sueltos.length : 0;
  const agregar = (id: string) => {
    setVeces(veces + 1);
    onCambio({ articulos: [...ids.filter((otro) => otro !== id), id].join(',') });
  };
  const quitar = (id: string) => onCambio({ articulos: ids.filter((otro) => otro !== id).join(',') });
  return (
    <>
      <SelectorDeArticulo
        key={veces}
        label={t('etiquetas.agregar')}
        valor={null}
        autoFocus={veces > 0}
        onCambio={(articulo) => articulo && agregar(articulo.id)}
      />
      {ids.length > 0 && (
        <Box {...caja} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {sueltos.map(({ articuloId, codigo }) => (
            <ChipQueSeQuita
              key={articuloId}
              texto={codigo}
              etiqueta={t('etiquetas.soltar', { codigo })}
              onQuitar={() => quitar(articuloId)}
            />
          ))}
          {sinStock > 0 && (
            <ChipQueSeQuita
              delineado
              texto={t('etiquetas.sinStock', { n: formatearEntero(sinStock) })}
              onQuitar={() => onCambio({ articulos: sueltos.map(({ articuloId }) => articuloId).join(',') })}
            />
          )}
        </Box>
      )}
    </>
  );
}

function Copias({ pedido, muestra, onCambio }: Props) {
  const { t } = useTranslation('papel');
  const listas = useListasDePrecio();
  const { sucursales } = useSesion();
  const { copias = 'FIJAS' } = pedido;
  const opciones =
    pedido.ajusteId === undefined ? (['FIJAS', 'STOCK'] as const) : (['RECIBIDAS', 'FIJAS', 'STOCK'] as const);
  return (
    <Box sx={campos}>
      <Eleccion<string>
        etiqueta={t('etiquetas.copias')}
        valor={copias}
        opciones={opciones.map((una) => [una, t(`etiquetas.copia.${una}`)])}
        onCambio={(elegida) => onCambio({ copias: elegida })}
        sx={aLoAncho}
      />
      {copias === 'FIJAS' && (
        <CajaDeEntero
          etiqueta={t('etiquetas.cantidad')}
          valor={pedido.cantidad ?? '1'}
          maximo={999}
          onCambio={(cantidad) => onCambio({ cantidad: String(cantidad) })}
        />
      )}
      {(copias === 'STOCK' || (pedido.loteId ?? pedido.cambiaronDesde) !== undefined) && (
        <Eleccion
          etiqueta={t('lista.sucursal')}
          valor={sucursales.find(({ id }) => id === pedido.sucursalId)?.id ?? ''}
          opciones={sucursales.map(({ id, nombre }) => [id, nombre])}
          onCambio={(sucursalId) => onCambio({ sucursalId })}
        />
      )}
      <Eleccion
        etiqueta={t('lista.lista')}
        valor={listas.length === 0 ? '' : (pedido.listaId ?? muestra?.lista.id ?? '')}
        opciones={listas.map(({ id, nombre }) => [id, nombre])}
        onCambio={(listaId) => onCambio({ listaId })}
      />
    </Box>
  );
}
