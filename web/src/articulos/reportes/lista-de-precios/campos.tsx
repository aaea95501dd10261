import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  ORDENES_IMPRESOS,
  PRECIOS_IMPRESOS,
} from '@trastienda/nucleo/articulos/lista-impresa/contrato-de-lista-impresa.ts';
import { useTranslation } from 'react-i18next';
import { useSesion } from '#acceso/sesion.tsx';
import { Eleccion } from '#articulos/eleccion.tsx';
import { FiltroDeValor } from '#articulos/filtro-de-valor.tsx';
import { useListasDePrecio } from '#articulos/listas.queries.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import type { PedidoDeLista } from './pedido.ts';

type Props = {
  readonly pedido: PedidoDeLista;
  readonly onCambio: (cambio: PedidoDeLista) => void;
};

/** What goes on the list. */
export function CamposDeLista({ pedido, onCambio }: Props) {
  const { t } = useTranslation('papel');
  const listas = useListasDePrecio();
  const { sucursales } = useSesion();
  const omision = listas.find((lista) => lista.omision)?.id ?? '';
  return (
    <Tarjeta titulo={t('lista.queVa')}>
      <Box sx={campos}>
        <Eleccion
          etiqueta={t('lista.lista')}
          valor={listas.length === 0 ? '' : (pedido.listaId ?? omision)}
          opciones={listas.map(({ id, nombre }) => [id, nombre])}
          onCambio={(listaId) => onCambio({ listaId })}
        />
        <Eleccion
          etiqueta={t('lista.precios')}
          valor={pedido.precios ?? 'CON_IVA'}
          opciones={PRECIOS_IMPRESOS.map((precio) => [precio, t(`lista.precio.${precio}`)])}
          onCambio={(precios) => onCambio({ precios })}
        />
        <Eleccion
          etiqueta={t('lista.orden')}
          valor={pedido.orden ?? 'codigo'}
          opciones={ORDENES_IMPRESOS.map((orden) => [orden, t(`lista.ordenes.${orden}`)])}
          onCambio={(orden) => onCambio({ orden })}
        />
        <Eleccion
          etiqueta={t('lista.sucursal')}
          valor={pedido.sucursalId ?? ''}
          opciones={[['', t('lista.ninguna')], ...sucursales.map(({ id, nombre }) => [id, nombre] as const)]}
          onCambio={(sucursalId) => onCambio({ sucursalId })}
        />
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FiltroDeValor campo="rubro" valor={pedido.rubroId} onCambio={(id) => onCambio({ rubroId: id ?? '' })} />
          <FiltroDeValor campo="marca" valor={pedido.marcaId} onCambio={(id) => onCambio({ marcaId: id ?? '' })} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
          {(['conStock', 'conImagenes', 'conLogo'] as const).map((cual) => (
            <FormControlLabel
              key={cual}
              control={
                <Switch
                  checked={pedido[cual] === 'true'}
                  onChange={(_, puesto) => onCambio({ [cual]: puesto ? 'true' : '' })}
                />
              }
              label={t(`lista.${cual}`)}
            />
          ))}
        </Box>
      </Box>
    </Tarjeta>
  );
}

/** What its heading says, as the customer reads it. */
export function CamposDeEncabezado({ pedido, onCambio }: Props) {
  const { t } = useTranslation('papel');
  return (
    <Tarjeta titulo={t('lista.comoDice')}>
      <Box sx={campos}>
        <Texto
          etiqueta={t('lista.negocio')}
          ayuda={t('lista.negocioAyuda')}
          valor={pedido.negocio}
          largo={60}
          onCambio={(negocio) => onCambio({ negocio })}
        />
        <Texto
          etiqueta={t('lista.encabezado')}
          ayuda={t('lista.encabezadoAyuda')}
          valor={pedido.titulo}
          largo={60}
          onCambio={(titulo) => onCambio({ titulo })}
        />
        <TextField
          type="date"
          size="small"
          label={t('lista.vigencia')}
          helperText={t('lista.vigenciaAyuda')}
          value={pedido.vigencia ?? ''}
          onChange={({ target }) => onCambio({ vigencia: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Texto
          etiqueta={t('lista.nota')}
          ayuda={t('lista.notaAyuda')}
          valor={pedido.nota}
          largo={120}
          onCambio={(nota) => onCambio({ nota })}
        />
      </Box>
    </Tarjeta>
  );
}

function Texto(props: {
  readonly etiqueta: string;
  readonly ayuda: string;
  readonly valor: string | undefined;
  readonly largo: number;
  readonly onCambio: (valor: string) => void;
}) {
  return (
    <TextField
      size="small"
      label={props.etiqueta}
      helperText={props.ayuda}
      value={props.valor ?? ''}
      onChange={({ target }) => props.onCambio(target.value)}
      slotProps={{ htmlInput: { maxLength: props.largo } }}
    />
  );
}

const campos = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
