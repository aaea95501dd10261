import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import {
  listarTerminales,
  quitarTerminal,
  registrarTerminal,
  type Terminal,
} from '@trastienda/nucleo/acceso/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearFecha, formatearRelativo } from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { RegistrarTerminal } from './registrar-terminal.tsx';

/** The shared terminals (GAP-10): which devices they are, and the way to make this one another. */
export function Terminales() {
  const { t } = useTranslation('administrador');
  const consulta = useQuery(consultaDe(listarTerminales, {}));
  const puede = usePuede();
  const [registrando, setRegistrando] = useState(false);
  const yaEs = consulta.data?.terminales.some(({ este }) => este) ?? true;
  const boton = puede(registrarTerminal) && !yaEs && (
    <Button
      variant="contained"
      startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
      onClick={() => setRegistrando(true)}
    >
      {t('terminales.registrar')}
    </Button>
  );
  return (
    <Tarjeta titulo={t('terminales.titulo')} acciones={boton}>
      <Typography sx={{ color: 'text.secondary', mb: 1, maxWidth: 720 }}>{t('terminales.texto')}</Typography>
      <Cargado consulta={consulta}>
        {({ terminales }) =>
          terminales.length === 0 ? (
            <VistaVacia icono={IconDeviceDesktop} titulo={t('terminales.vacio')} texto={t('terminales.vacioTexto')} />
          ) : (
            <Box component="ul" aria-label={t('terminales.titulo')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {terminales.map((terminal) => (
                <Renglon key={terminal.id} terminal={terminal} />
              ))}
            </Box>
          )
        }
      </Cargado>
      <PanelLateral
        abierto={registrando}
        titulo={t('terminales.registrarTitulo')}
        onCerrar={() => setRegistrando(false)}
      >
        <RegistrarTerminal onCerrar={() => setRegistrando(false)} />
      </PanelLateral>
    </Tarjeta>
  );
}

function Renglon({ terminal }: { readonly terminal: Terminal }) {
  const { t } = useTranslation('administrador');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const puede = usePuede();
  const quitar = useComando(quitarTerminal);
  const { id, nombre, sucursal, minutos, usadoEn } = terminal;
  const handleQuitar = async () => {
    const si = await confirmar({
      titulo: t('terminales.quitarTitulo', { nombre }),
      texto: t('terminales.quitarTexto'),
      boton: t('terminales.quitar'),
      peligro: true,
    });
    if (!si) return;
    quitar.mutate(
      { params: { id } },
      { onSuccess: () => avisos.exito(t('terminales.quitado', { nombre })), onError: (error) => avisos.error(error) },
    );
  };
  return (
    <Box component="li" sx={renglon}>
      <Simbolo tono="primary">
        <IconDeviceDesktop size={20} stroke={1.5} aria-hidden />
      </Simbolo>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 500 }}>
          {nombre}
          {terminal.este && <EstadoChip tono="exito">{t('terminales.este')}</EstadoChip>}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {sucursal} · {t('terminales.minutos', { count: minutos })} ·{' '}
          {t('terminales.registrado', {
            quien: terminal.registradoPor,
            fecha: formatearFecha(terminal.registradoEn),
          })}
          {usadoEn && ` · ${t('terminales.usado', { cuando: formatearRelativo(usadoEn) })}`}
        </Box>
      </Box>
      {puede(quitarTerminal, terminal.sucursalId) && (
        <Button
          size="small"
          color="error"
          variant="text"
          aria-label={t('terminales.quitarEl', { nombre })}
          loading={quitar.isPending}
          onClick={() => void handleQuitar()}
        >
          {t('terminales.quitar')}
        </Button>
      )}
    </Box>
  );
}

const renglon = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1.5,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
