const CLAVE = 'trastienda.usuario.v1';

/** The user name this device remembers, never the password. */
export function usuarioRecordado(): string | null {
  try {
    return localStorage.getItem(CLAVE);
  } catch {
    // Without storage nothing is remembered.
    return null;
  }
}

export function guardarUsuario(usuario: string | null): void {
  try {
    if (usuario === null) localStorage.removeItem(CLAVE);
    else localStorage.setItem(CLAVE, usuario);
  } catch {
    // Without storage nothing is remembered.
  }
}
