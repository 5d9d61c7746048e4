#!/usr/bin/env bash
# The sandbox of try-docs.ts, in a separate mount namespace: try-docs.sh BOX PROJECT
set -euo pipefail
box=$1 project=$2 run=0
say() { printf '== %s\n' "$*"; }
if [ "${3:-}" != inside ]; then
  # Writes below these directories go to memory.
  mkdir "$box/files" && mount -t tmpfs tmpfs "$box/files"
  for directory in etc opt run var; do
    mkdir -p "$box/files/$directory" "$box/files/$directory.work"
    mount -t overlay overlay \
      -o "lowerdir=/$directory,upperdir=$box/files/$directory,workdir=$box/files/$directory.work" "/$directory"
  done
  git clone --quiet --bare "$project" "$box/repository.git"
  git -C "$box/repository.git" branch --force ours HEAD
  git clone --quiet --branch ours "$box/repository.git" /opt/leads
  # Only the first block has network access, to fetch packages.
  source "$box/first.sh"
  npm_config_prefer_offline=true exec unshare --net --pid --fork --kill-child \
    bash "$project/tests/faults/try-docs.sh" "$box" "$project" inside
fi
ip link set lo up
mkdir "$box/bin" && PATH=$box/bin:$PATH
# Stand-ins for programs that the sandbox lacks. Each does what the commands need.
cat > "$box/bin/sudo" <<'END'
#!/bin/sh
[ "$1" = -u ] || exec "$@"
user=$2; shift 2; cd / && exec runuser -u "$user" -- "$@"
END
printf '#!/bin/sh\napt-cache show "$2" > /dev/null && mkdir -p "/etc/$2"\n' > "$box/bin/apt-get"
cat > "$box/bin/systemctl" <<'END'
#!/usr/bin/env bash
# Starts and stops the unit in /etc/systemd/system.
set -eu
box=$(dirname "$(dirname "$0")") unit=/etc/systemd/system/leads.service
value() { sed -n "s/^$1=//p" "$unit"; }
stop() {
  [ -f "$box/pid" ] || return 0
  kill "$(cat "$box/pid")"
  while kill -0 "$(cat "$box/pid")" 2>/dev/null; do read -rt 0.1 <> <(:) || :; done
  rm "$box/pid"
}
start() {
  mkdir -p /var/lib/private/leads && ln -sfn private/leads /var/lib/leads
  read -ra own <<< "$(value Environment)"
  mapfile -t settings < <(grep = "$(value EnvironmentFile)")
  read -ra program <<< "$(value ExecStart)"
  cd "$(value WorkingDirectory)"
  env --ignore-environment PATH=/usr/bin:/bin "${own[@]}" "${settings[@]}" "${program[@]}" >> "$box/log" 2>&1 &
  echo $! > "$box/pid"
}
case "$1 ${*: -1}" in
  'daemon-reload '*) systemd-analyze verify "$unit" ;;
  'enable leads' | 'start leads' | 'restart leads') stop; start ;;
  'stop leads') stop ;;
  'reload nginx') nginx ;;
  'enable nftables') nft --file /etc/nftables.conf ;;
  'reload caddy') grep --quiet '^www.example.org {' /etc/caddy/Caddyfile ;;
esac
END
chmod -R 755 "$box/bin" && chmod 755 "$box"
postgres=$(dirname "$(find /usr/lib/postgresql -name initdb | sort -V | tail -1)") data=/var/lib/docs-postgres
mkdir -p /run/postgresql $data && chown postgres /run/postgresql $data
sudo -u postgres "$postgres/initdb" --pgdata=$data --auth-local=peer --auth-host=scram-sha-256 > /dev/null
sudo -u postgres "$postgres/pg_ctl" --pgdata=$data --wait --silent --log=$data/log \
  --options='-c unix_socket_directories=/run/postgresql' start
ask() { curl --silent --show-error --fail --retry 300 --retry-delay 1 --retry-connrefused "$@"; }
store_lead() {
  ask --header 'apikey: marginly-public-key' --header 'content-type: application/json' \
    --data "@$box/lead.json" http://127.0.0.1:3000/rest/v1/leads
}
expect_leads() {
  ask --output /dev/null http://127.0.0.1:3000/healthz
  (cd /opt/leads && npm run --silent leads -- list --env-file /etc/leads/environment --json) > "$box/leads.json"
  [ "$(grep -c '"id"' "$box/leads.json")" = "$1" ]
}
make_certificate() {
  live=/etc/letsencrypt/live/www.example.org && mkdir -p $live
  openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=www.example.org -keyout $live/privkey.pem -out $live/fullchain.pem 2> /dev/null
}
expect_tls() { ask --insecure --resolve www.example.org:443:127.0.0.1 https://www.example.org/ | grep --quiet '</html>'; }
use_embedded() { sed -i '/^DATABASE_URL=/d' /etc/leads/environment && systemctl restart leads; }
empty_postgres() { sudo -u postgres psql -qc 'alter database leads rename to earlier' -c 'create database leads owner leads'; }
expect_postgres() { grep --quiet '^Database: PostgreSQL, leads at 127.0.0.1:5432$' <(tail -n 12 "$box/log"); }
run_cron_line() { sed 's/^.* root //' "/etc/cron.d/$1" | sh; }

cd /opt/leads
source "$box/others.sh"
say "$run blocks ran as they stand."
