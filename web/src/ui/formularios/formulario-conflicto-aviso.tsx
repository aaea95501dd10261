import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useContext, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { CamposContext } from './formulario-campos.ts';
import { type CambioAjeno, type Dicho, iguales } from './formulario-conflicto.ts';

/** Who saved the same record meanwhile, and when, as the server tells it. */
type Otro = { readonly quien?: string; readonly cuando?: string };

export type Conflicto = { readonly otro: Otro; readonly cambios: readonly CambioAjeno[] };

type DeUnCampo = { readonly cambio: CambioAjeno; readonly quien: string };

/** What somebody else saved while this form was being filled, and what became of it in each field. Takes the focus. */
export function AvisoDeConflicto({ otro, cambios }: Conflicto) {
  const { t } = useTranslation('rastro');
  const caja = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conflict
  useEffect(() => caja.current?.focus(), [cambios]);
  const quien = otro.quien ?? t('conflicto.alguien');
  const traidos = cambios.filter(({ mio }) => mio === undefined);
  const disputados = cambios.filter(({ mio }) => mio !== undefined);
  return (
    <Alert
      ref={caja}
      tabIndex={-1}
      severity="warning"
      icon={<IconUsers size={20} stroke={1.7} aria-hidden />}
      sx={{ alignItems: 'flex-start', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Box sx={{ fontWeight: 600 }}>
        {otro.cuando === undefined
          ? t('conflicto.titulo', { quien })
          : t('conflicto.tituloCuando', { quien, cuando: otro.cuando })}
      </Box>
      {traidos.length > 0 && (
        <>
          <div>{t('conflicto.traido', { quien })}</div>
          <Box component="ul" sx={lista}>
            {traidos.map((cambio) => (
              <li key={cambio.nombre}>
                <Cambio cambio={cambio} />
              </li>
            ))}
          </Box>
        </>
      )}
      {disputados.length > 0 && (
        <>
          <div>{t('conflicto.disputado')}</div>
          <Box component="ul" sx={lista}>
            {disputados.map((cambio) => (
              <li key={cambio.nombre}>
                <Disputado cambio={cambio} quien={quien} />
              </li>
            ))}
          </Box>
        </>
      )}
      <div>{t(cambios.length === 0 ? 'conflicto.otraCosa' : 'conflicto.seguir')}</div>
    </Alert>
  );
}

function Cambio({ cambio }: Pick<DeUnCampo, 'cambio'>) {
  const { t } = useTranslation('rastro');
  const { setFocus } = useFormContext();
  const campos = useContext(CamposContext);
  const handleIr = () => {
    // A list takes no keyboard: its first box does.
    const deLista = [...(campos?.current.keys() ?? [])].find((campo) => campo.startsWith(`${cambio.nombre}.`));
    setFocus(deLista ?? cambio.nombre);
  };
  return (
    <>
      <Link
        component="button"
        type="button"
        sx={{ color: 'inherit', textDecoration: 'underline', verticalAlign: 'baseline' }}
        onClick={handleIr}
      >
        {cambio.etiqueta}
      </Link>
      {': '}
      <Oculto>{t('antes')}: </Oculto>
      <s>
        <Valor dicho={cambio.antes} />
      </s>
      <Oculto>. {t('despues')}: </Oculto>
      {/* An arrow would point back for who reads the other way. */}
      <span aria-hidden> · </span>
      <b>
        <Valor dicho={cambio.despues} />
      </b>
    </>
  );
}

/** Both changed it: what was typed stays until somebody says otherwise, and the field says what the other one wrote. */
function Disputado({ cambio, quien }: DeUnCampo) {
  const { t } = useTranslation('rastro');
  const { setValue, setError, clearErrors } = useFormContext();
  const esSuyo = iguales(useWatch({ name: cambio.nombre }), cambio.suyo);
  const { nombre, despues, mio, suyo } = cambio;
  const dicho = typeof despues === 'string' ? despues || t('sinValor') : t(`valor.${despues}`);
  const message = t('conflicto.enElCampo', { quien, dicho });
  useEffect(() => {
    if (esSuyo) clearErrors(nombre);
    else setError(nombre, { type: 'conflicto', message });
  }, [esSuyo, nombre, message, setError, clearErrors]);
  return (
    <>
      <Cambio cambio={cambio} />
      {'. '}
      {t('conflicto.loMio')}{' '}
      <b>
        <Valor dicho={mio?.dicho ?? ''} />
      </b>
      .{' '}
      <Button
        size="small"
        onClick={() => setValue(nombre, esSuyo ? mio?.valor : suyo, { shouldDirty: true })}
        aria-label={t(esSuyo ? 'conflicto.volverEn' : 'conflicto.tomarEn', { quien, campo: cambio.etiqueta })}
      >
        {t(esSuyo ? 'conflicto.volver' : 'conflicto.tomar', { quien })}
      </Button>
    </>
  );
}

function Valor({ dicho }: { readonly dicho: Dicho }) {
  const { t } = useTranslation('rastro');
  if (typeof dicho === 'boolean') return t(`valor.${dicho}`);
  return dicho === '' ? t('sinValor') : <bdi>{dicho}</bdi>;
}

const lista = { m: 0, my: 0.5, paddingInlineStart: 2.5, overflowWrap: 'anywhere' } as const;
