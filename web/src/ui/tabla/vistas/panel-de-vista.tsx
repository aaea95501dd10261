import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { ROLES } from '@trastienda/nucleo/acceso/roles.ts';
import { listarVistas, type Vista } from '@trastienda/nucleo/vistas/contrato.ts';
import { LARGO_DE_NOMBRE } from '@trastienda/nucleo/vistas/vista.ts';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { useCierre } from '#ui/formularios/salida.ts';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { useComandosDeVista } from './comandos-de-vista.ts';
import type { PedidoDeVista } from './vistas-de-tabla.tsx';

type Rol = Vista['roles'][number];
type Props = {
  readonly clave: string;
  readonly consulta: ConsultaDeLista;
  readonly pedido: PedidoDeVista;
  readonly puedeCompartir: boolean;
  readonly loQueSeVe: Vista['contenido'];
  readonly onCerrar: () => void;
};

/** The name of a view and with whom it is shared: of a new one both, of one that is there the one that was asked for. */
export function PanelDeVista(props: Props) {
  const { t } = useTranslation('vistas');
  const { t: tUi } = useTranslation('ui');
  const { pedido } = props;
  const { onCambios, cerrar } = useCierre(props.onCerrar);
  const { suyo, nombre, setNombre, roles, inicialDe, marcar, falta, rechazo, enviando, handleSubmit, hayCambios } =
    useBorrador(props);
  useAvisarCambios(hayCambios, onCambios);
  const titulos = {
    guardar: t('nueva'),
    nombrar: t('renombrarTitulo', { nombre: suyo }),
    compartir: t('compartirTitulo', { nombre: suyo }),
  };
  const conRoles = pedido.que === 'compartir' || (pedido.que === 'guardar' && props.puedeCompartir);
  return (
    <PanelLateral abierto titulo={titulos[pedido.que]} ancho={400} onCerrar={cerrar}>
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2.5 }}>
        {pedido.que === 'guardar' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('queGuarda')}
          </Typography>
        )}
        {pedido.que !== 'compartir' && (
          <TextField
            autoFocus
            label={t('nombre')}
            value={nombre}
            onChange={(evento) => setNombre(evento.target.value)}
            error={falta || (rechazo !== undefined && !conRoles)}
            helperText={falta ? t('faltaNombre') : ' '}
            slotProps={{ htmlInput: { maxLength: LARGO_DE_NOMBRE } }}
          />
        )}
        {conRoles && (
          <RolesDeVista
            roles={roles}
            inicialDe={pedido.que === 'compartir' ? inicialDe : undefined}
            onMarcar={marcar}
          />
        )}
        {rechazo !== undefined && (
          <Typography role="alert" variant="body2" sx={{ color: 'error.text' }}>
            {rechazo}
          </Typography>
        )}
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={cerrar}>{tUi('accion.cancelar')}</Button>
          <Button type="submit" variant="contained" loading={enviando}>
            {tUi('accion.guardar')}
          </Button>
        </Stack>
      </Box>
    </PanelLateral>
  );
}

type Marca = 'roles' | 'inicialDe';

/** What is being written, and how it is sent. */
function useBorrador({ clave, consulta, pedido, loQueSeVe, onCerrar }: Props) {
  const { t } = useTranslation('vistas');
  const comandos = useComandosDeVista(clave, consulta);
  const cache = useQueryClient();
  const [vista, setVista] = useState(pedido.que === 'guardar' ? undefined : pedido.vista);
  const [nombre, setNombre] = useState(vista?.nombre ?? '');
  const [marcas, setMarcas] = useState<Readonly<Record<Marca, readonly Rol[]>>>({
    roles: vista?.roles ?? [],
    inicialDe: vista?.inicialDe ?? [],
  });
  const [falta, setFalta] = useState(false);
  const [rechazo, setRechazo] = useState<string>();
  const [enviando, setEnviando] = useState(false);
  const hayCambios =
    nombre !== (vista?.nombre ?? '') ||
    !losMismos(marcas.roles, vista?.roles ?? []) ||
    !losMismos(marcas.inicialDe, vista?.inicialDe ?? []);
  const inicialDe = marcas.inicialDe.filter((rol) => marcas.roles.includes(rol));

  const enviar = () => {
    if (!vista) return comandos.crear(nombre.trim(), loQueSeVe, marcas.roles);
    return pedido.que === 'nombrar'
      ? comandos.nombrar(vista, nombre.trim())
      : comandos.compartir(vista, marcas.roles, inicialDe, setVista);
  };
  /** After somebody else's change, begins from it: its roles, which nobody saw, are not written over. Says who it was. */
  const ponerseAlDia = async (error: unknown): Promise<string | undefined> => {
    if (!(vista && error instanceof PedidoRechazado && error.code === 'comun.version_vieja')) return undefined;
    const { quien } = (error.data ?? {}) as { readonly quien?: string };
    const leidas = await cache
      .fetchQuery(consultaDe(listarVistas, { query: { pantalla: clave } }))
      .catch(() => undefined);
    const nueva = leidas?.vistas.find(({ id }) => id === vista.id);
    if (nueva === undefined || quien === undefined) return undefined;
    setVista(nueva);
    if (!(losMismos(nueva.roles, vista.roles) && losMismos(nueva.inicialDe, vista.inicialDe))) setMarcas(nueva);
    return t('otroLaCambio', { quien });
  };
  const handleSubmit = async (evento: SyntheticEvent) => {
    evento.preventDefault();
    setFalta(nombre.trim() === '');
    if (nombre.trim() === '' || enviando) return;
    setEnviando(true);
    setRechazo(undefined);
    try {
      await enviar();
      onCerrar();
    } catch (error) {
      // The panel stays open: the person reads it beside what they wrote.
      setRechazo((await ponerseAlDia(error)) ?? mensajeDeError(error));
      setEnviando(false);
    }
  };
  const marcar = (que: Marca, rol: Rol, marcada: boolean) =>
    setMarcas((antes) => ({
      ...antes,
      [que]: marcada ? [...antes[que], rol] : antes[que].filter((uno) => uno !== rol),
    }));
  return {
    suyo: vista?.nombre ?? '',
    nombre,
    setNombre,
    roles: marcas.roles,
    inicialDe,
    marcar,
    falta,
    rechazo,
    enviando,
    handleSubmit,
    hayCambios,
  };
}

const losMismos = (unos: readonly Rol[], otros: readonly Rol[]): boolean =>
  unos.length === otros.length && unos.every((rol) => otros.includes(rol));

function RolesDeVista(props: {
  readonly roles: readonly Rol[];
  /** Without it, who opens the table with it is not asked. */
  readonly inicialDe: readonly Rol[] | undefined;
  readonly onMarcar: (que: Marca, rol: Rol, marcada: boolean) => void;
}) {
  const { t } = useTranslation('vistas');
  const { roles, inicialDe, onMarcar } = props;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {t('conQuien')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('conQuienTexto')}
      </Typography>
      {ROLES.map((rol) => (
        <Box key={rol}>
          <FormControlLabel
            label={t(`roles.${rol}`)}
            control={
              <Checkbox checked={roles.includes(rol)} onChange={(_, marcada) => onMarcar('roles', rol, marcada)} />
            }
          />
          {inicialDe && roles.includes(rol) && (
            <Box sx={{ marginInlineStart: 4 }}>
              <FormControlLabel
                label={t('abrenAsi')}
                slotProps={{ typography: { variant: 'body2' } }}
                control={
                  <Checkbox
                    size="small"
                    checked={inicialDe.includes(rol)}
                    slotProps={{ input: { 'aria-label': t('abrenAsiDe', { rol: t(`roles.${rol}`) }) } }}
                    onChange={(_, marcada) => onMarcar('inicialDe', rol, marcada)}
                  />
                }
              />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
