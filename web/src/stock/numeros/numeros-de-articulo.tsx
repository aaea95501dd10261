import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Articulo, cambiarControl } from '@trastienda/nucleo/articulos/contrato.ts';
import { CONTROLES, type Control, esUnico } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { listarNumeros } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { HistoriaDeNumero } from './historia-de-numero.tsx';
import { ListaDeNumeros } from './lista-de-numeros.tsx';

/** What moving an artículo asks, and where each of its numbers is (ART-24). */
export function NumerosDeArticulo({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation('stock');
  const puede = usePuede();
  const { numero } = useSearch({ strict: false }) as { numero?: string };
  const navigate = useNavigate();
  const abrir = (cual: string | undefined) =>
    void navigate({
      to: '/articulos/tabla/$id',
      params: { id: articulo.id },
      search: (actual: object) => ({ ...actual, numero: cual }),
      resetScroll: false,
    } as never);
  const lleva = articulo.control !== 'NINGUNO' && puede(listarNumeros);
  return (
    <Tarjeta titulo={t('numeros.titulo')}>
      {puede(cambiarControl) ? (
        <ControlDeArticulo articulo={articulo} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>
          {t('numeros.control.campo')}: {t(`numeros.control.${articulo.control}`).toLowerCase()}
        </Box>
      )}
      {lleva && <ListaDeNumeros articuloId={articulo.id} onAbrir={abrir} />}
      {numero !== undefined && puede(listarNumeros) && (
        <HistoriaDeNumero id={numero} onCerrar={() => abrir(undefined)} />
      )}
    </Tarjeta>
  );
}

function ControlDeArticulo({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation('stock');
  const avisos = useAvisos();
  const comando = useComando(cambiarControl, { invalida: ['articulos', 'stock'] });
  const { id, version, codigo, unidad } = articulo;
  const cambiar = async (control: Control) => {
    try {
      await comando.mutateAsync({ params: { id }, body: { version, control } });
      avisos.exito(t('numeros.control.cambiado', { codigo, control: t(`numeros.control.${control}`).toLowerCase() }));
    } catch (error) {
      avisos.error(error);
    }
  };
  return (
    <TextField
      select
      label={t('numeros.control.campo')}
      value={articulo.control}
      disabled={comando.isPending}
      helperText={t('numeros.control.ayuda')}
      onChange={(evento) => void cambiar(evento.target.value as Control)}
      sx={{ minWidth: 240, maxWidth: '100%' }}
    >
      {CONTROLES.filter((uno) => unidad.decimales === 0 || !esUnico(uno)).map((uno) => (
        <MenuItem key={uno} value={uno}>
          {t(`numeros.control.${uno}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
