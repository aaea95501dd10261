import Box from '@mui/material/Box';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { Vista, Vistas } from '@trastienda/nucleo/vistas/contrato.ts';
import { useTranslation } from 'react-i18next';
import { Divider, ListSubheader, Menu, MenuItem } from '#ui/flotantes/flotantes.tsx';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import type { Icono } from '#ui/piezas/icono.ts';
import { IconoDeVuelta } from '#ui/piezas/icono-de-vuelta.tsx';
import { useComandosDeVista } from './comandos-de-vista.ts';
import { useVistaInicial } from './conocidas.ts';
import type { PedidoDeVista } from './vistas-de-tabla.tsx';

type Props = {
  readonly clave: string;
  readonly consulta: ConsultaDeLista;
  readonly ancla: HTMLElement | null;
  readonly datos: Vistas | undefined;
  readonly error: Error | null;
  readonly actual: Vista | undefined;
  readonly cambiada: boolean;
  readonly loQueSeVe: Vista['contenido'];
  /** Whether what the view keeps now was on the table before the person changed it. */
  readonly seVio: (vista: Vista) => boolean;
  readonly onPedido: (pedido: PedidoDeVista) => void;
  readonly onCerrar: () => void;
};

type Entrada = {
  readonly clave: string;
  readonly texto: string;
  readonly icono?: Icono;
  /** One of several to choose from, or something that is on or off. */
  readonly marcada?: boolean;
  readonly deVarias?: boolean;
  readonly detalle?: string | undefined;
  readonly peligro?: boolean;
  readonly hacer: () => void;
};
type Grupo = { readonly id: string; readonly titulo?: string; readonly entradas: readonly Entrada[] };

/** The views to choose from, then what can be kept of what shows, and last what is done to the one that is on. */
export function MenuDeVistas(props: Props) {
  const { t } = useTranslation('vistas');
  const { ancla, datos, error, onCerrar } = props;
  const grupos = useGrupos(props).filter(({ entradas }) => entradas.length > 0);
  return (
    <Menu
      anchorEl={ancla}
      open={ancla !== null}
      onClose={onCerrar}
      slotProps={{
        list: { 'aria-label': t('titulo'), dense: true },
        paper: { role: 'dialog', 'aria-label': t('titulo'), sx: { minWidth: 260, maxWidth: 'min(360px, 92vw)' } },
      }}
    >
      {datos === undefined && <MenuItem disabled>{error ? mensajeDeError(error) : t('buscando')}</MenuItem>}
      {grupos.flatMap(({ id, titulo, entradas }, i) => [
        ...(i > 0 ? [<Divider key={`linea-${id}`} />] : []),
        ...(titulo === undefined
          ? []
          : [
              <ListSubheader key={`titulo-${id}`} role="presentation" disableSticky sx={subtitulo}>
                {titulo}
              </ListSubheader>,
            ]),
        ...entradas.map(({ clave, texto, icono, marcada, deVarias, detalle, peligro, hacer }) => (
          <MenuItem
            key={clave}
            {...(marcada !== undefined && {
              role: deVarias ? 'menuitemradio' : 'menuitemcheckbox',
              'aria-checked': marcada,
            })}
            selected={deVarias === true && marcada === true}
            onClick={() => {
              onCerrar();
              hacer();
            }}
            sx={peligro ? { color: 'error.text' } : {}}
          >
            <Senal icono={marcada === undefined ? icono : marcada ? IconCheck : deVarias ? undefined : icono} />
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {texto}
            </Box>
            {detalle && (
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem', marginInlineStart: 2 }}>
                {detalle}
              </Box>
            )}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
}

const Senal = ({ icono: Pieza }: { readonly icono: Icono | undefined }) => (
  <Box component="span" sx={{ width: 17, flex: 'none', display: 'inline-flex' }}>
    {Pieza && <Pieza size={17} stroke={1.7} aria-hidden />}
  </Box>
);

const subtitulo = { bgcolor: 'transparent', lineHeight: '28px', fontSize: '0.75rem', fontWeight: 600 } as const;

function useGrupos(props: Props): readonly Grupo[] {
  const { clave, consulta, datos } = props;
  const comandos = useComandosDeVista(clave, consulta);
  const inicial = useVistaInicial(clave);
  const { t } = useTranslation('vistas');
  if (datos === undefined) return [];
  const deLista = (vista: Vista): Entrada => ({
    clave: vista.id,
    texto: vista.nombre,
    deVarias: true,
    marcada: vista.id === props.actual?.id,
    detalle: [vista.propia ? undefined : vista.autor, vista.id === inicial ? t('inicial') : undefined]
      .filter((parte) => parte !== undefined)
      .join(' · '),
    hacer: () => void comandos.ir(vista),
  });
  const comoViene: Entrada = {
    clave: 'ninguna',
    texto: t('ninguna'),
    deVarias: true,
    marcada: props.actual === undefined,
    hacer: () => void comandos.ir(undefined),
  };
  return [
    { id: 'propias', entradas: [comoViene, ...datos.vistas.filter(({ propia }) => propia).map(deLista)] },
    {
      id: 'compartidas',
      titulo: t('compartidas'),
      entradas: datos.vistas.filter(({ propia }) => !propia).map(deLista),
    },
    { id: 'guardar', entradas: entradasDeGuardar(props, comandos, t) },
    { id: 'cambiar', entradas: entradasDeCambiar(props, { ...comandos, inicial }, t) },
  ];
}

type Comandos = ReturnType<typeof useComandosDeVista>;
type Decir = ReturnType<typeof useTranslation<'vistas'>>['t'];

function entradasDeGuardar(props: Props, { guardar, descartar }: Comandos, t: Decir): readonly Entrada[] {
  const { actual, cambiada, loQueSeVe, seVio, onPedido } = props;
  const guardarEn = (vista: Vista): Entrada => ({
    clave: 'guardar',
    texto: t('guardarCambios'),
    icono: IconDeviceFloppy,
    hacer: () => guardar(vista, loQueSeVe, seVio(vista)),
  });
  const descartarDe = (vista: Vista): Entrada => ({
    clave: 'descartar',
    texto: t('descartar'),
    icono: IconoDeVuelta,
    hacer: () => descartar(vista),
  });
  return [
    ...(actual && cambiada ? [...(actual.puedeCambiar ? [guardarEn(actual)] : []), descartarDe(actual)] : []),
    {
      clave: 'nueva',
      texto: t('guardarComo'),
      icono: IconPlus,
      hacer: () => onPedido({ que: 'guardar' }),
    },
  ];
}

function entradasDeCambiar(
  { actual, datos, onPedido }: Props,
  { inicial, borrar, abrirSiempre }: Comandos & { readonly inicial: string | undefined },
  t: Decir,
): readonly Entrada[] {
  const abre = actual === undefined ? inicial === undefined : inicial === actual.id;
  const deInicial: Entrada = {
    clave: 'inicial',
    texto: actual === undefined ? t('abrirComoViene') : t('abrirSiempre'),
    icono: IconStar,
    marcada: abre,
    hacer: () => abrirSiempre(abre ? null : (actual ?? null)),
  };
  if (actual === undefined) return inicial === undefined ? [] : [deInicial];
  if (!actual.puedeCambiar) return [deInicial];
  return [
    deInicial,
    {
      clave: 'nombrar',
      texto: t('renombrar'),
      icono: IconPencil,
      hacer: () => onPedido({ que: 'nombrar', vista: actual }),
    },
    ...(datos?.puedeCompartir
      ? [
          {
            clave: 'compartir',
            texto: t('compartir'),
            icono: IconUsers,
            hacer: () => onPedido({ que: 'compartir', vista: actual }),
          },
        ]
      : []),
    {
      clave: 'borrar',
      texto: t('borrar'),
      icono: IconTrash,
      peligro: true,
      hacer: () => borrar(actual),
    },
  ];
}
