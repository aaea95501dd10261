import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import type { Deposito, Motivo } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import type { Borrador, MotivoElegido } from './borrador.ts';
import type { Problemas } from './problemas.ts';
import { useTextoDeProblema } from './textos-de-problema.ts';

type Cabecera = Omit<Borrador, 'renglones'>;

type Props = {
  readonly borrador: Borrador;
  readonly depositos: readonly Deposito[];
  readonly motivos: readonly Motivo[];
  readonly problemas: Problemas;
  readonly onCambio: (cambios: Partial<Cabecera>) => void;
};

/** Where, why, when, and what there is to say about it. */
export function PanelDeCabecera({ borrador, depositos, motivos, problemas, onCambio }: Props) {
  const { t } = useTranslation('stock');
  const textoDe = useTextoDeProblema();
  const error = (lugar: 'depositoId' | 'motivo' | 'fecha' | 'observaciones') => textoDe(problemas.get(lugar));
  const esInicial = motivos.find(({ id }) => id === borrador.motivo?.id)?.inicial ?? false;
  return (
    <Tarjeta densa titulo={t('ajustes.datos.titulo')}>
      <Stack sx={{ gap: 1.75 }}>
        <TextField
          select
          label={t('ajustes.campo.deposito')}
          value={depositos.some(({ id }) => id === borrador.depositoId) ? borrador.depositoId : ''}
          onChange={(evento) => onCambio({ depositoId: evento.target.value })}
          error={error('depositoId') !== undefined}
          helperText={error('depositoId')}
          fullWidth
        >
          {depositos.map(({ id, nombre, sucursal }) => (
            <MenuItem key={id} value={id}>
              {sucursal ? `${sucursal} · ${nombre}` : nombre}
            </MenuItem>
          ))}
        </TextField>
        <CampoDeMotivo
          valor={borrador.motivo}
          motivos={motivos}
          error={error('motivo')}
          onCambio={(motivo) => onCambio({ motivo })}
        />
        {esInicial && (
          <Typography variant="caption" sx={{ color: 'info.text' }}>
            {t('ajustes.inicialAviso')}
          </Typography>
        )}
        <TextField
          type="date"
          label={t('ajustes.campo.fecha')}
          value={borrador.fecha}
          onChange={(evento) => onCambio({ fecha: evento.target.value })}
          error={error('fecha') !== undefined}
          helperText={error('fecha') ?? t('ajustes.campo.fechaAyuda')}
          slotProps={{ htmlInput: { max: diaArgentino(new Date()) } }}
          fullWidth
        />
        <TextField
          label={t('ajustes.campo.observaciones')}
          value={borrador.observaciones}
          onChange={(evento) => onCambio({ observaciones: evento.target.value })}
          error={error('observaciones') !== undefined}
          helperText={error('observaciones')}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          multiline
          minRows={2}
          fullWidth
        />
      </Stack>
    </Tarjeta>
  );
}

/** A reason of the catalogue; one that is not there yet is offered to be created with the adjustment. */
function CampoDeMotivo(props: {
  readonly valor: MotivoElegido | null;
  readonly motivos: readonly Motivo[];
  readonly error: string | undefined;
  readonly onCambio: (motivo: MotivoElegido | null) => void;
}) {
  const { t } = useTranslation('stock');
  const [escrito, setEscrito] = useState('');
  const norma = normaCodigo(escrito);
  const conocidos = props.motivos.filter(({ nombre }) => norma === '' || normaCodigo(nombre).includes(norma));
  const esNuevo = norma !== '' && !props.motivos.some(({ nombre }) => normaCodigo(nombre) === norma);
  const opciones: MotivoElegido[] = [
    ...(escrito === props.valor?.nombre ? props.motivos : conocidos),
    ...(esNuevo ? [{ id: null, nombre: escrito.trim() }] : []),
  ];
  return (
    <Autocomplete<MotivoElegido>
      value={props.valor}
      options={opciones}
      onChange={(_, motivo) => props.onCambio(motivo && { id: motivo.id, nombre: motivo.nombre })}
      onInputChange={(_, texto) => setEscrito(texto)}
      getOptionLabel={({ nombre }) => nombre}
      getOptionKey={({ id, nombre }) => id ?? nombre}
      isOptionEqualToValue={(uno, otro) => uno.id === otro.id && uno.nombre === otro.nombre}
      filterOptions={(todas) => todas}
      autoHighlight
      renderOption={({ key, ...resto }, { id, nombre }) => (
        <li key={key} {...resto}>
          {id === null ? t('ajustes.campo.motivoNuevo', { nombre }) : nombre}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('ajustes.campo.motivo')}
          error={props.error !== undefined}
          helperText={props.error ?? t('ajustes.campo.motivoAyuda')}
        />
      )}
    />
  );
}
