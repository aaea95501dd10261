import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { FilaDeCliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { formatearDocumento } from '@trastienda/nucleo/clientes/documento.ts';
import { nombreDeCondicion } from '@trastienda/nucleo/comun/condicion-iva.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectorDeCliente } from '#clientes/index.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import type { ClienteDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';

type Props = {
  readonly cliente: ClienteDeBorrador | null;
  readonly observaciones: string;
  /** One line less, for the phone. */
  readonly compacto: boolean;
  readonly eligiendo: boolean;
  readonly onEligiendo: (eligiendo: boolean) => void;
  readonly onCliente: (cliente: ClienteDeBorrador) => void;
  readonly onObservaciones: () => void;
  /** The depósito it leaves from, when there is more than one to choose. */
  readonly deposito: ReactNode;
  /** By which lista it is sold. */
  readonly lista: ReactNode;
};

/** Who buys, what has to be known about them, and what was noted. F2 changes the customer. */
export function PanelCliente(props: Props) {
  const { cliente, eligiendo } = props;
  return (
    <Tarjeta densa sx={{ flex: 'none' }}>
      <Stack sx={{ gap: 1.5 }}>
        {eligiendo || cliente === null ? <Selector {...props} /> : <Elegido {...props} cliente={cliente} />}
        {cliente?.alerta && <Aviso icono={<IconMessage size={17} stroke={1.7} aria-hidden />}>{cliente.alerta}</Aviso>}
        {props.deposito}
        {props.lista}
        {props.observaciones !== '' && <Observaciones texto={props.observaciones} onAbrir={props.onObservaciones} />}
      </Stack>
    </Tarjeta>
  );
}

function Elegido({ cliente, compacto, onEligiendo }: Props & { readonly cliente: ClienteDeBorrador }) {
  const { t } = useTranslation('ventas');
  return (
    <>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Simbolo tono="primary">
          <IconBuildingStore size={20} stroke={1.5} aria-hidden />
        </Simbolo>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography component="h2" sx={{ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600 }}>
            {cliente.razonSocial}
          </Typography>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {formatearDocumento({ tipo: cliente.documentoTipo, numero: cliente.documentoNumero })}
            {compacto && ` · ${nombreDeCondicion(cliente.condicionIva)}`}
          </Typography>
        </Box>
        <Pista texto={`${t('mostrador.cliente.cambiar')} · F2`}>
          <IconButton size="small" aria-label={t('mostrador.cliente.cambiar')} onClick={() => onEligiendo(true)}>
            <IconPencil size={17} stroke={1.7} aria-hidden />
          </IconButton>
        </Pista>
      </Stack>
      {!compacto && (
        <Box>
          <EstadoChip tono="neutro" sinPunto>
            {nombreDeCondicion(cliente.condicionIva)}
          </EstadoChip>
        </Box>
      )}
    </>
  );
}

/** Starts empty: who presses F2 types the next customer at once; Esc keeps the one there was. */
function Selector({ onCliente, onEligiendo, eligiendo }: Props) {
  return (
    <Box
      onKeyDown={(evento) => {
        // The list closes first; the next Esc leaves the customer as it was.
        if (evento.key === 'Escape' && !evento.defaultPrevented) onEligiendo(false);
      }}
    >
      <SelectorDeCliente
        valor={null}
        autoFocus={eligiendo}
        onCambio={(elegido) => {
          if (elegido) onCliente(clienteDe(elegido));
        }}
      />
    </Box>
  );
}

/** A row of the list of customers as the draft keeps it. */
export const clienteDe = ({ id, razonSocial, documento, condicionIva, alerta }: FilaDeCliente): ClienteDeBorrador => ({
  id,
  razonSocial,
  documentoTipo: documento.tipo,
  documentoNumero: documento.numero,
  condicionIva,
  alerta,
});

function Observaciones({ texto, onAbrir }: { readonly texto: string; readonly onAbrir: () => void }) {
  return (
    <ButtonBase
      onClick={onAbrir}
      sx={{
        gap: 1,
        minHeight: 24,
        justifyContent: 'flex-start',
        alignItems: 'flex-start',
        textAlign: 'start',
        borderRadius: '5px',
      }}
    >
      <Box component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
        <IconNote size={17} stroke={1.7} aria-hidden />
      </Box>
      <Typography variant="body2" component="span" sx={dosLineas}>
        {texto}
      </Typography>
    </ButtonBase>
  );
}

function Aviso({ icono, children }: { readonly icono: ReactNode; readonly children: string }) {
  return (
    <Box sx={aviso}>
      {icono}
      <span>{children}</span>
    </Box>
  );
}

const aviso = {
  display: 'flex',
  gap: 1,
  px: 1.25,
  py: 0.875,
  borderRadius: 1,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  fontWeight: 600,
  bgcolor: 'warning.soft',
  color: 'warning.onSoft',
  '& svg': { flex: 'none' },
} as const;
const dosLineas = {
  color: 'text.secondary',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
