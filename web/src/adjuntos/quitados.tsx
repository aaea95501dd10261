import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { AdjuntoQuitado } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearEntero, formatearFecha, formatearFechaHora } from '#ui/formato/formato.ts';
import { Despliegue } from '#ui/pantalla/despliegue.tsx';
import { anotarLugar } from '#ui/teclado/lugar-del-foco.ts';
import { renglon } from './renglon.ts';

type Props = {
  readonly quitados: readonly AdjuntoQuitado[];
  readonly onRestaurar: (quitado: AdjuntoQuitado) => Promise<void>;
};

/** What was taken away and may still come back, folded: the toast that offers to undo lasts seconds, and this for days. */
export function Quitados({ quitados, onRestaurar }: Props) {
  const { t } = useTranslation('adjuntos');
  const [abierto, setAbierto] = useState(false);
  const id = useId();
  if (quitados.length === 0) return null;
  return (
    <Box>
      <Button
        size="small"
        color="inherit"
        aria-expanded={abierto}
        aria-controls={id}
        onClick={() => setAbierto((antes) => !antes)}
        startIcon={
          <Box sx={{ display: 'flex', transform: abierto ? 'rotate(90deg)' : 'none' }}>
            <IconChevronRight size={17} stroke={1.7} aria-hidden className="con-direccion" />
          </Box>
        }
      >
        {t('quitados.titulo', { cuantos: formatearEntero(quitados.length) })}
      </Button>
      <Despliegue abierto={abierto} id={id}>
        <Box component="p" sx={{ m: 0, py: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('quitados.ayuda')}
        </Box>
        <Box component="ul" aria-label={t('quitados.lista')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {quitados.map((quitado) => (
            <Quitado key={quitado.id} quitado={quitado} onRestaurar={onRestaurar} />
          ))}
        </Box>
      </Despliegue>
    </Box>
  );
}

function Quitado({ quitado, onRestaurar }: Omit<Props, 'quitados'> & { readonly quitado: AdjuntoQuitado }) {
  const { t } = useTranslation('adjuntos');
  const [ocupado, setOcupado] = useState(false);
  const { clase, nombre, textoAlternativo, quitadoEn, quitadoPor: quien, hasta } = quitado;
  const cuando = formatearFechaHora(quitadoEn);
  const handleRestaurar = async () => {
    const seguirDesdeAhi = anotarLugar();
    setOcupado(true);
    seguirDesdeAhi();
    await onRestaurar(quitado);
    setOcupado(false);
  };
  return (
    <Box component="li" sx={renglon}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{nombre}</bdi>
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {[
            t(`quitados.${clase}`),
            textoAlternativo,
            quien === null ? t('quitados.seQuito', { cuando }) : t('quitados.quien', { quien, cuando }),
            t('quitados.hasta', { hasta: formatearFecha(hasta) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      <Button
        size="small"
        loading={ocupado}
        aria-label={t('quitados.restaurarEste', { nombre })}
        onClick={() => void handleRestaurar()}
      >
        {t('quitados.restaurar')}
      </Button>
    </Box>
  );
}
