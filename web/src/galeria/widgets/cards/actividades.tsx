import Box from '@mui/material/Box';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { textos } from '#galeria/widgets/textos.ts';
import { formatearHora } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { ACTIVIDADES } from './muestras.ts';

const ICONOS = [IconPhone, IconClipboardList, IconMapPin, IconTruck, IconCash] as const;
const TONO = { pronto: 'azul', confirmada: 'exito', pendiente: 'aviso' } as const;

/** What comes next, with its hour. */
export function Actividades() {
  const t = textos.usar();
  return (
    <Tarjeta titulo={t('actividades')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ACTIVIDADES.map(({ titulo, hora, estado }, i) => {
          const Icono = ICONOS[i] ?? IconPhone;
          return (
            <Box component="li" key={titulo} sx={linea}>
              <Simbolo tono="primary">
                <Icono size={20} stroke={1.5} aria-hidden />
              </Simbolo>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 600 }}>{titulo}</Box>
                <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                  {formatearHora(`2026-11-23T${hora}:00-03:00`)}
                </Box>
              </Box>
              <EstadoChip tono={TONO[estado]}>{t(`estado.${estado}`)}</EstadoChip>
            </Box>
          );
        })}
      </Box>
    </Tarjeta>
  );
}

const linea = { display: 'flex', alignItems: 'center', gap: 1.5, py: 1 } as const;
