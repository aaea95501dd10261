import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { ComponentesDeKit } from '#ventas/componentes-de-kit.tsx';
import { Ubicacion } from '#ventas/ubicacion.tsx';
import { CantidadAEntregar } from './cantidad-a-entregar.tsx';
import { cantidadDe, cuantoSeToma } from './entrega.ts';
import { NumerosDeRenglon } from './numeros-de-renglon.tsx';
import { Resultado } from './resultado.tsx';
import type { EntregaEnCurso } from './use-entrega.ts';

/** The lines to deliver on a phone. */
export function TarjetasAEntregar(props: { readonly entrega: EntregaEnCurso; readonly marcado: string | null }) {
  const { t } = useTranslation('ventas');
  const { entrega } = props;
  return (
    <Box component="ul" aria-label={t('finalizar.que')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entrega.renglones.map((renglon) => (
        <Box
          component="li"
          key={renglon.id}
          sx={{ ...tarjeta, ...(renglon.id === props.marcado && { bgcolor: 'primary.soft' }) }}
        >
          <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
            <Checkbox
              sx={{ p: 1.25, m: -1.25 }}
              checked={cantidadDe(entrega.aEntregar, renglon) !== '0'}
              disabled={entrega.tope(renglon).maximo === '0'}
              onChange={(_, marcado) => entrega.marcar(renglon, marcado)}
              slotProps={{ input: { 'aria-label': t('finalizar.marcar', { codigo: renglon.codigo }) } }}
            />
            <Box sx={{ minWidth: 0, flex: 1, fontSize: '0.875rem' }}>
              <Box>{renglon.descripcion}</Box>
              <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                <Box component="b" sx={{ color: 'text.primary' }}>
                  {renglon.codigo}
                </Box>
                {` · ${t('finalizar.columna.pedido')} ${formatearCantidad(renglon.pedida)}`}
                {renglon.entregada !== '0' &&
                  ` · ${t('finalizar.columna.entregado')} ${formatearCantidad(renglon.entregada)}`}
                {renglon.tipo !== 'SERVICIO' &&
                  ` · ${t('finalizar.columna.reservado')} ${formatearCantidad(renglon.reservada)}`}
              </Box>
              <Ubicacion en={entrega.ubicar(renglon.articuloId)} />
              <ComponentesDeKit
                kit={renglon.kit}
                ubicar={entrega.ubicar}
                cuanto={cuantoSeToma(renglon, entrega.aEntregar)}
              />
              <NumerosDeRenglon renglon={renglon} entrega={entrega} />
            </Box>
          </Stack>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Resultado renglon={renglon} entrega={entrega} />
            <CantidadAEntregar renglon={renglon} entrega={entrega} />
          </Stack>
        </Box>
      ))}
    </Box>
  );
}

const tarjeta = { display: 'grid', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' } as const;
