import TextField from '@mui/material/TextField';
import { MOTIVO_MINIMO } from '@trastienda/nucleo/comun/texto.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly valor: string | null; readonly onCambio: (motivo: string | null) => void };

/** Codes that are something else of another artículo are taken only with a reason, which is kept with the file (ART-25). */
export function MotivoDeCruces({ valor, onCambio }: Props) {
  const { t } = useTranslation('importaciones');
  const [texto, setTexto] = useState(valor ?? '');
  const dicho = texto.trim();
  const corto = dicho !== '' && dicho.length < MOTIVO_MINIMO;
  return (
    <TextField
      fullWidth
      label={t('asistente.opciones.cruces')}
      value={texto}
      error={corto}
      helperText={t(corto ? 'asistente.opciones.crucesCorto' : 'asistente.opciones.crucesAyuda')}
      onChange={(evento) => setTexto(evento.target.value)}
      onBlur={() => {
        const motivo = dicho === '' ? null : dicho;
        if (!corto && motivo !== valor) onCambio(motivo);
      }}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}
