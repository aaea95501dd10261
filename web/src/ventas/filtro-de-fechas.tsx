import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipDeFiltro } from '#ui/filtros.tsx';
import { formatearFecha } from '#ui/formato.ts';

type Rango = { readonly desde?: string | undefined; readonly hasta?: string | undefined };

/** A range of days: one touch for the usual ones, two boxes for any other. */
export function FiltroDeFechas({ desde, hasta, onCambio }: Rango & { readonly onCambio: (rango: Rango) => void }) {
  const { t } = useTranslation('ventas');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const cerrarCon = (rango: Rango) => {
    setAncla(null);
    onCambio({ desde: rango.desde || undefined, hasta: rango.hasta || undefined });
  };
  const handleSubmit = (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const campos = new FormData(evento.currentTarget);
    cerrarCon({ desde: String(campos.get('desde')), hasta: String(campos.get('hasta')) });
  };
  const atajos = [
    { texto: t('notas.filtro.hoy'), dias: 0 },
    { texto: t('notas.filtro.semana'), dias: 6 },
    { texto: t('notas.filtro.mes'), dias: 29 },
  ];
  return (
    <>
      <ChipDeFiltro
        etiqueta={t('notas.filtro.fecha')}
        texto={useTextoDeRango({ desde, hasta })}
        onAbrir={setAncla}
        onQuitar={() => cerrarCon({})}
      />
      <Popover
        open={ancla !== null}
        anchorEl={ancla}
        onClose={() => setAncla(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 1.5, p: 2, width: 300 }}>
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            {atajos.map(({ texto, dias }) => (
              <Button
                key={dias}
                size="small"
                variant="tonal"
                onClick={() => cerrarCon({ desde: haceDias(dias), hasta: haceDias(0) })}
              >
                {texto}
              </Button>
            ))}
          </Stack>
          <Stack direction="row" sx={{ gap: 1 }}>
            <TextField type="date" name="desde" label={t('notas.filtro.desde')} defaultValue={desde ?? ''} fullWidth />
            <TextField type="date" name="hasta" label={t('notas.filtro.hasta')} defaultValue={hasta ?? ''} fullWidth />
          </Stack>
          <Button type="submit" variant="contained">
            {t('notas.filtro.aplicar')}
          </Button>
        </Stack>
      </Popover>
    </>
  );
}

const DIA_MS = 86_400_000;
const haceDias = (dias: number): string => diaArgentino(new Date(Date.now() - dias * DIA_MS));

function useTextoDeRango({ desde, hasta }: Rango): string | undefined {
  const { t } = useTranslation('ventas');
  if (desde && desde === hasta) return formatearFecha(desde);
  if (desde && hasta) return t('notas.filtro.entre', { desde: formatearFecha(desde), hasta: formatearFecha(hasta) });
  if (desde) return t('notas.filtro.deFecha', { desde: formatearFecha(desde) });
  return hasta ? t('notas.filtro.aFecha', { hasta: formatearFecha(hasta) }) : undefined;
}
