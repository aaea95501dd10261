import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { CON_CALENDARIO, CON_RELOJ, DE_CAMPO, FECHA, HORA } from '#galeria/comun/momentos.tsx';

type Props = {
  readonly nombre: 'start' | 'end';
  readonly etiquetaDeDia: string;
  readonly etiquetaDeHora: string;
  /** `aaaa-mm-ddThh:mm`, with nothing where nothing is written, or only part of it. */
  readonly valor: string;
  readonly soloDia: boolean;
  readonly reparo: string | undefined;
  readonly onCambio: (valor: string) => void;
};

/** A day, and an hour of it unless the whole day counts. */
export function CampoDeMomento({ nombre, valor, soloDia, reparo, onCambio, ...props }: Props) {
  const [dia = '', hora = ''] = valor.split('T');
  const elDia = useParte(dia, 'YYYY-MM-DD', (nuevo) => onCambio(`${nuevo}T${hora}`));
  const laHora = useParte(hora, HORA, (nueva) => onCambio(`${dia}T${nueva}`));
  const textField = { ...DE_CAMPO, required: true, error: reparo !== undefined };
  return (
    <Box
      data-momento={nombre}
      sx={{ ...campos, gridTemplateColumns: soloDia ? '1fr' : { xs: '1fr 1fr', sm: '3fr 2fr' } }}
    >
      <DatePicker
        {...elDia}
        name={`${nombre}-dia`}
        label={props.etiquetaDeDia}
        format={FECHA}
        slots={CON_CALENDARIO}
        slotProps={{ textField: { ...textField, helperText: reparo } }}
      />
      {!soloDia && (
        <TimePicker
          {...laHora}
          name={`${nombre}-hora`}
          label={props.etiquetaDeHora}
          format={HORA}
          ampm={false}
          slots={CON_RELOJ}
          slotProps={{ textField }}
        />
      )}
    </Box>
  );
}

/** What a piece shows of a text in that format. What is half written is only there; what the text says otherwise takes its place. */
function useParte(texto: string, formato: string, onCambio: (texto: string) => void) {
  const [visto, setVisto] = useState<Dayjs | null>(null);
  const dicho = visto?.isValid() ? visto.format(formato) : '';
  const value = texto === dicho ? visto : enElDia(texto, formato);
  const onChange = (nuevo: Dayjs | null) => {
    setVisto(nuevo);
    onCambio(nuevo?.isValid() ? nuevo.format(formato) : '');
  };
  return { value, onChange };
}

/** An hour is of any day. */
const enElDia = (texto: string, formato: string): Dayjs | null =>
  texto === '' ? null : dayjs(formato === HORA ? `2000-01-01T${texto}` : texto);

const campos = { display: 'grid', columnGap: { xs: 1, sm: 2 }, alignItems: 'start' } as const;
