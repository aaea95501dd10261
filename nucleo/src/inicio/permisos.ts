export const permisosDeInicio = {
  'aviso.escribir': 'Escribir avisos internos',
} as const;
