import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, MenuItem, Popover } from '#ui/flotantes/flotantes.tsx';
import type { Autocompletar, Opcion } from '#ui/formularios/autocompletar.tsx';
import type { FilaDe } from './pagina-de-lista.ts';

// Most visits to a list open no such filter.
const Buscado = lazy(async () => ({
  default: (await import('#ui/formularios/autocompletar.tsx')).Autocompletar,
})) as unknown as typeof Autocompletar;

/** A filter with a few fixed values. Chosen, it reads «Estado: Activo ✕»; otherwise it is a dashed chip. */
export function FiltroOpciones<Valor extends string>(props: {
  readonly etiqueta: string;
  readonly valor: Valor | undefined;
  readonly opciones: readonly { readonly valor: Valor; readonly texto: string }[];
  /** What holds when none is chosen. */
  readonly sinElegir?: string | undefined;
  readonly onCambio: (valor: Valor | undefined) => void;
}) {
  const { t } = useTranslation('ui');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const elegida = props.opciones.find(({ valor }) => valor === props.valor);
  const elegir = (valor: Valor | undefined) => {
    setAncla(null);
    props.onCambio(valor);
  };
  return (
    <>
      <ChipDeFiltro
        etiqueta={props.etiqueta}
        texto={elegida?.texto}
        onAbrir={setAncla}
        onQuitar={() => elegir(undefined)}
      />
      <Menu anchorEl={ancla} open={ancla !== null} onClose={() => setAncla(null)}>
        {[{ valor: undefined, texto: props.sinElegir ?? t('tabla.cualquiera') }, ...props.opciones].map(
          ({ valor, texto }) => (
            <MenuItem key={texto} selected={valor === props.valor} onClick={() => elegir(valor)}>
              <Box component="span" sx={{ width: 17, display: 'inline-flex' }}>
                {valor === props.valor && <IconCheck size={17} stroke={1.7} aria-hidden />}
              </Box>
              {texto}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}

/** A filter whose values are searched on the server. `texto` is how the chosen one is called. */
export function FiltroBuscado<E extends Endpoint>(props: {
  readonly etiqueta: string;
  readonly valor: string | undefined;
  readonly texto: string | undefined;
  readonly endpoint: E;
  readonly query?: object;
  readonly aOpcion: (fila: FilaDe<E>) => Opcion;
  readonly onCambio: (id: string | undefined, texto: string | undefined) => void;
}) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const elegir = (opcion: Opcion | null) => {
    setAncla(null);
    props.onCambio(opcion?.id, opcion?.texto);
  };
  return (
    <>
      <ChipDeFiltro
        etiqueta={props.etiqueta}
        texto={props.valor === undefined ? undefined : (props.texto ?? '…')}
        onAbrir={setAncla}
        onQuitar={() => elegir(null)}
      />
      <Popover
        open={ancla !== null}
        anchorEl={ancla}
        onClose={() => setAncla(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Box sx={{ p: 1.5, width: 300 }}>
          <Suspense fallback={<Box sx={{ height: 60 }} />}>
            <Buscado
              label={props.etiqueta}
              valor={null}
              endpoint={props.endpoint}
              aOpcion={props.aOpcion}
              {...(props.query ? { query: props.query } : {})}
              autoFocus
              onCambio={elegir}
            />
          </Suspense>
        </Box>
      </Popover>
    </>
  );
}

/** The chip of a filter: dashed while it is not set, tinted and with its ✕ once it is. */
export function ChipDeFiltro(props: {
  readonly etiqueta: string;
  readonly texto: string | undefined;
  readonly onAbrir: (ancla: HTMLElement) => void;
  readonly onQuitar: () => void;
}) {
  const { t } = useTranslation('ui');
  const puesto = props.texto !== undefined;
  return (
    <Box
      {...(puesto && { 'data-filtro': `${props.etiqueta}: ${props.texto}` })}
      sx={{ ...chip, ...(puesto ? elegido : punteado) }}
    >
      <ButtonBase
        aria-haspopup="true"
        onClick={(evento) => props.onAbrir(evento.currentTarget)}
        sx={{ ...parte, gap: 0.75, px: 1.5, minWidth: 0, paddingInlineEnd: puesto ? '4px' : '12px', fontWeight: 500 }}
      >
        {!puesto && <IconPlus size={15} stroke={1.7} aria-hidden />}
        <span>
          {props.etiqueta}
          {puesto && ':'}
        </span>
        {puesto && (
          <Box component="b" title={props.texto} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {props.texto}
          </Box>
        )}
      </ButtonBase>
      {puesto && (
        <ButtonBase
          aria-label={t('accion.quitar', { que: props.etiqueta })}
          onClick={props.onQuitar}
          sx={{ ...parte, width: 28, flexShrink: 0, justifyContent: 'center' }}
        >
          <IconX size={15} stroke={2} aria-hidden />
        </ButtonBase>
      )}
    </Box>
  );
}

const parte = { height: '100%', font: 'inherit', borderRadius: '15px' } as const;
const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  height: { xs: 44, sm: 30 },
  borderRadius: { xs: '22px', sm: '15px' },
  fontSize: '0.8125rem',
  border: 1,
  borderColor: 'transparent',
} as const;
const elegido = { bgcolor: 'primary.soft', color: 'primary.onSoft' } as const;
const punteado = { borderStyle: 'dashed', borderColor: 'borderStrong', color: 'text.secondary' } as const;
