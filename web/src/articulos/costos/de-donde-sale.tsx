import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Articulo, type PrecioConOrigen, verPrecioVigente } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearCantidad, formatearFecha, formatearImporte, formatearUnitario } from '#ui/formato/formato.ts';
import { leerDecimal } from '#ui/formularios/leer-decimal.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';

type Props = {
  readonly articulo: Pick<Articulo, 'id' | 'unidad'>;
  readonly listaId: string;
  readonly lista: string;
};

/** The price of a lista for a quantity, and how it comes out, step by step (PRE-02, PRE-11). */
export function DeDondeSale({ articulo, listaId, lista }: Props) {
  const { t } = useTranslation('costos');
  const { decimales, codigo } = articulo.unidad;
  const [texto, setTexto] = useState('1');
  const leida = leerDecimal(texto, decimales);
  const cantidad = leida.estado === 'valido' && Number(leida.valor) > 0 ? leida.valor : null;
  const consulta = useQuery({
    ...consultaDe(verPrecioVigente, { params: { id: articulo.id }, query: { listaId, cantidad: cantidad ?? '1' } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Box role="group" aria-label={t('hoy.detalle', { lista })} sx={caja}>
      <TextField
        size="small"
        label={t('hoy.cantidad')}
        value={texto}
        error={cantidad === null}
        onChange={({ target }) => setTexto(target.value)}
        slotProps={{
          htmlInput: { inputMode: 'decimal', dir: 'ltr', style: { textAlign: 'end' } },
          input: { endAdornment: <Box sx={{ paddingInlineStart: 1, color: 'text.secondary' }}>{codigo}</Box> },
        }}
        sx={{ width: 170 }}
      />
      <Box aria-live="polite" sx={{ flex: 1, minWidth: 220 }}>
        <Cargado consulta={consulta} esqueleto={<EsqueletoDeTexto lineas={2} />}>
          {(precio) => <Origen precio={precio} />}
        </Cargado>
      </Box>
    </Box>
  );
}

function Origen({ precio }: { readonly precio: PrecioConOrigen }) {
  const { t } = useTranslation('costos');
  const { neto, conIva, origen, pasos, desde, cantidadDesde } = precio;
  const fecha = formatearFecha(desde);
  return (
    <>
      {neto !== null && (
        <Box sx={{ fontWeight: 600 }}>
          {t('hoy.cuanto', { neto: formatearUnitario(neto), conIva: formatearImporte(conIva) })}
        </Box>
      )}
      <Box sx={{ color: 'text.secondary' }}>
        {origen === 'ESCRITO'
          ? Number(cantidadDesde) > 0
            ? t('hoy.ESCRITO_CANTIDAD', { fecha, cantidad: formatearCantidad(cantidadDesde) })
            : t('hoy.ESCRITO', { fecha })
          : t(origen === 'DERIVADO' && pasos.length === 0 ? 'hoy.DERIVADO_DE_COSTO' : `hoy.${origen}`)}
      </Box>
      {pasos.length > 0 && (
        <Box component="ol" sx={lista}>
          {pasos.map(({ paso, importe }) => (
            <li key={paso}>
              <span>{t(`hoy.paso.${paso}`)}</span>
              <bdi>{formatearUnitario(importe)}</bdi>
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

const caja = { display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start', py: 1 } as const;
const lista = {
  m: 0,
  mt: 0.5,
  p: 0,
  maxWidth: 320,
  listStyle: 'none',
  display: 'grid',
  gap: 0.25,
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 2 },
  '& li:last-child': { fontWeight: 600 },
} as const;
